import { embeddedEngine } from "./embedded-engine";
import type { Engine, EngineName } from "./engine";
import { postgresqlEngine } from "./postgresql-engine";

export function findEngine(name: EngineName): Engine {
	switch (name) {
		case "embedded":
			return embeddedEngine;
		case "postgresql":
			return postgresqlEngine;
	}
}
