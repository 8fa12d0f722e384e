import type { Logger } from "pino";
import type { LocaleCode } from "../contract/locale";
import type { Database } from "../db/client";

/** Who makes the call, decided once by `http/session.ts`; `system` is a command typed on the shop's own machine. */
export type Actor = { kind: "visitor" } | { kind: "system" };

/** Handed to every service first. */
export interface Ctx {
	requestId: string;
	locale: LocaleCode;
	actor: Actor;
	db: Database;
	log: Logger;
	/** The shop's clock; tests move it. */
	now: () => Date;
}

export interface GatewaySettings {
	signatureSecret: string;
	signatureMode: "enforce" | "report" | "off";
	/** Where the API document's page finds its assets; undefined in production, where that page stays closed. */
	docsAssetFolder: string | undefined;
}

/** Everything a gateway needs from outside. */
export interface GatewayDeps {
	db: Database;
	log: Logger;
	now: () => Date;
	settings: GatewaySettings;
}

export interface GatewayEnv {
	Variables: { ctx: Ctx };
}
