import { type ParseArgsConfig, parseArgs } from "node:util";
import type { Api } from "@/lib/api/api";
import { FailedStart } from "../start/failed-start";
import { withStaff } from "./ask-gateway";
import type { OperatorCommand } from "./command";
import { withGateway } from "./reach-gateway";
import { readLogin } from "./staff-login";

interface Typed {
	/** What stands behind the command's name without a dash, such as the number of an order. */
	named: string[];
	values: Record<string, string | undefined>;
}

interface StaffCommand {
	usage: string;
	/** Names of options that take a text. */
	options?: string[];
	/** How many words it takes beside its options. */
	words: number;
	/** Throws FailedStart with a remedy before anything is asked for. */
	read: (typed: Typed) => (api: Api) => Promise<string>;
}

/** A command that somebody gives who works for the shop or a merchant, by the gateway's own calls. */
export function asStaff({
	usage,
	options = [],
	words,
	read,
}: StaffCommand): OperatorCommand {
	return {
		usage: `${usage} [--email operator@example.com]`,
		speaksToGateway: true,
		prepare(argv) {
			const { values, positionals } = parseArgs({
				args: argv,
				allowPositionals: true,
				options: textOptions([...options, "email"]),
			});
			if (positionals.length !== words)
				throw new FailedStart(`usage: npm run operator -- ${usage}`);
			const texts = values as Typed["values"];
			const work = read({ named: positionals, values: texts });
			return async (connectionString) => {
				const login = await readLogin(texts.email);
				return withGateway(connectionString, (reached) =>
					withStaff(reached, login, work),
				);
			};
		},
	};
}

function textOptions(names: string[]): ParseArgsConfig["options"] {
	return Object.fromEntries(names.map((name) => [name, { type: "string" }]));
}
