// Loaded into a process (`--import`) that is to end when the one that started it is gone, even by kill -9. The channel between
// them breaks then, and keeps neither of them running.
process.once('disconnect', () => process.exit(1))
process.channel?.unref()
