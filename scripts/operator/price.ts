import { parseArgs } from "node:util";
import { priceChange } from "@/gateway/contract/catalog/price-change";
import { changePrice } from "@/gateway/features/catalog/goods/change-price";
import { GatewayError } from "@/gateway/http/errors";
import { FailedStart } from "../start/failed-start";
import type { OperatorCommand } from "./command";
import { withSystemContext } from "./system-context";

export const priceCommand: OperatorCommand = {
	usage: "price --sku 1 --price 12.50 [--old-price 15.00]",
	prepare(argv) {
		const change = readChange(argv);
		return (connectionString) =>
			withSystemContext(connectionString, async (ctx) => {
				try {
					const { goodsId } = await changePrice(ctx, change);
					return `Sku ${change.skuId} of goods ${goodsId} now costs ${change.price}.`;
				} catch (error) {
					if (error instanceof GatewayError && error.code === 404)
						throw new FailedStart(
							`--sku (${change.skuId}) is no sku of this shop.`,
						);
					if (error instanceof GatewayError && error.code === 400)
						throw new FailedStart(
							`--old-price (${change.oldPrice}) was not asked for a day within the last 90.`,
						);
					throw error;
				}
			});
	},
};

const optionNames: Record<string, string> = {
	skuId: "--sku",
	price: "--price",
	oldPrice: "--old-price",
};

function readChange(argv: string[]) {
	const { values } = parseArgs({
		args: argv,
		options: {
			sku: { type: "string" },
			price: { type: "string" },
			"old-price": { type: "string" },
		},
	});
	const parsed = priceChange.safeParse({
		skuId: values.sku,
		price: values.price,
		oldPrice: values["old-price"] ?? null,
	});
	if (parsed.success) return parsed.data;
	const name = String(parsed.error.issues[0]?.path[0]);
	const option = optionNames[name] ?? "--sku";
	throw new FailedStart(
		option === "--sku"
			? "--sku must be the number of a sku."
			: `${option} must be an amount with two decimals such as 12.50, an old price above the price.`,
	);
}
