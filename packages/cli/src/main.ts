// Placeholder until the commands are written.
process.stdout.write('hardtop 0.1.0\n');
