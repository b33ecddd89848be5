// Loaded with LD_PRELOAD; nothing here is called by name.
