#!/usr/bin/env node
// Installs and builds when something is missing or stale (progress goes to stderr), then runs the command line.
import { ensure } from '../../scripts/bootstrap.mjs';

ensure({ build: true });
await import('../../program/dist/main.js');
