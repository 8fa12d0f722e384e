import { parseArgs } from "node:util";
import { resetFactorsOf } from "@/gateway/features/identity/second-factor/service";
import { GatewayError } from "@/gateway/http/errors";
import { FailedStart } from "../start/failed-start";
import type { OperatorCommand } from "./command";
import { withSystemContext } from "./system-context";

/** For who lost every factor and finds no operator to reset it: whoever may type here may open the shop anyway. */
export const secondFactorCommand: OperatorCommand = {
	usage: "second-factor remove --email operator@example.com",
	prepare(argv) {
		const { values, positionals } = parseArgs({
			args: argv,
			allowPositionals: true,
			options: { email: { type: "string" } },
		});
		const email = values.email?.trim().toLowerCase();
		if (positionals.join() !== "remove" || !email)
			throw new FailedStart(`usage: npm run operator -- ${this.usage}`);
		return (connectionString) =>
			withSystemContext(connectionString, async (ctx) => {
				const { removed } = await resetFactorsOf(ctx, { email }).catch(
					(error: unknown) => {
						if (!(error instanceof GatewayError) || error.code !== 404)
							throw error;
						throw new FailedStart(
							`--email (${email}) must be that of an account that works for the shop.`,
						);
					},
				);
				return removed === 0
					? `${email} has no second factor.`
					: `The second factor of ${email} is removed, and its sessions have ended.`;
			});
	},
};
