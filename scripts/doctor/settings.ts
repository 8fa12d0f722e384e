import { z } from "zod";
import { departureSchema } from "@/gateway/departure-settings";
import { missingProviders } from "@/gateway/provider-settings";
import { gatewaySchema, parseSettings } from "@/gateway/settings";
import { storefrontSchema } from "@/lib/process/env";
import { startSchema } from "../start/settings";

const storefrontNode = z.object({
	...storefrontSchema.shape,
	...startSchema.shape,
	...departureSchema.shape,
});
const wholeShop = z.object({
	...storefrontNode.shape,
	...gatewaySchema.shape,
	// Made absolute by the start.
	DATA_DIR: z.string(),
});
/** What has no default may be missing where something is wrong. */
const despiteFaults = wholeShop.partial({
	DATABASE_URL: true,
	SIGNATURE_SECRET: true,
	TOKEN_SECRET: true,
	INTERNAL_SECRET: true,
});

export type Settings = z.infer<typeof despiteFaults>;

export interface ReadSettings {
	/** What is wrong counts as not set. */
	settings: Settings;
	/** Each names its setting and the remedy. */
	faults: string[];
}

/** All settings of a node as its parts will read them, by their own schemas. */
export function readAllSettings(environment: NodeJS.ProcessEnv): ReadSettings {
	const { faults } = parseSettings(wholeShop, environment);
	const right = { ...environment };
	for (const { name } of faults) delete right[name];
	const { read } = parseSettings(despiteFaults, right);
	if (!read) throw new Error("The settings cannot be read");
	if (environment.GATEWAY_URL) {
		const ofNode = parseSettings(storefrontNode, environment).faults;
		return { settings: read, faults: ofNode.map(({ line }) => line) };
	}
	const lines = faults.map(({ line }) => line);
	const wrong = faults.map(({ name }) => name);
	const missing = missingProviders(read).filter(
		(line) => !wrong.some((name) => line.includes(name)),
	);
	return { settings: read, faults: [...lines, ...missing] };
}
