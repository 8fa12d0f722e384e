import { parseArgs } from "node:util";
import { confirmFps } from "@/gateway/contract/sales/payment";
import {
	listTransfersToReturn,
	markTransferReturned,
} from "@/gateway/features/sales/payment/transfers";
import { GatewayError } from "@/gateway/http/errors";
import { FailedStart } from "../start/failed-start";
import type { OperatorCommand } from "./command";
import { hongKongMinute } from "./hong-kong-minute";
import { withSystemContext } from "./system-context";

const usage = "transfers [returned PT… 120.50]";

/** FPS transfers that paid no order: to be sent back by hand, and then said to be. */
export const transfersCommand: OperatorCommand = {
	usage,
	prepare(argv) {
		const { positionals } = parseArgs({ args: argv, allowPositionals: true });
		const [verb, reference, amount, ...more] = positionals;
		if (verb === undefined) return list;
		const parsed = confirmFps.body.safeParse({ reference, amount });
		if (verb !== "returned" || more.length > 0 || !parsed.success)
			throw new FailedStart(
				`returned needs a reference and an amount with two decimals, as they are listed.\nusage: ${usage}`,
			);
		return markReturned(parsed.data);
	},
};

function list(connectionString: string): Promise<string> {
	return withSystemContext(connectionString, async (ctx) => {
		const transfers = await listTransfersToReturn(ctx);
		if (transfers.length === 0) return "No transfer is to be sent back.";
		return transfers
			.map(({ name, seenAt }) => `${name}  seen ${hongKongMinute(seenAt)}`)
			.join("\n");
	});
}

function markReturned(transfer: { reference: string; amount: string }) {
	return (connectionString: string): Promise<string> =>
		withSystemContext(connectionString, async (ctx) => {
			try {
				await markTransferReturned(ctx, transfer);
				return `Sent back: ${transfer.reference} ${transfer.amount}.`;
			} catch (error) {
				if (error instanceof GatewayError && error.code === 404)
					throw new FailedStart(
						"No such transfer is to be sent back; `transfers` lists them.",
					);
				throw error;
			}
		});
}
