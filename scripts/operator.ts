import { checkCommand } from "./operator/check";
import type { OperatorCommand } from "./operator/command";
import {
	acceptCommand,
	orderCommand,
	ordersCommand,
	shipCommand,
	trackCommand,
} from "./operator/orders";
import { outboxCommand } from "./operator/outbox";
import { priceCommand } from "./operator/price";
import { refundCommand, refundsCommand } from "./operator/refunds";
import {
	closeSlotsCommand,
	openSlotsCommand,
	slotsCommand,
} from "./operator/slots";
import { transfersCommand } from "./operator/transfers";
import { FailedStart } from "./start/failed-start";
import { runUntilEnded } from "./start/main";
import { reachDatabase } from "./start/reach-database";
import { readStartSettings } from "./start/settings";

// `npm run operator -- price --sku 1 --price 12.50`: what an operator does to the shop, typed on its own machine. It
// works on the database of DATABASE_URL or the built-in one, beside a running shop or without it. What staff do to orders
// and refunds goes through the gateway's calls, by HTTP where GATEWAY_URL names one.

const commands: Record<string, OperatorCommand> = {
	check: checkCommand,
	outbox: outboxCommand,
	price: priceCommand,
	"close-slots": closeSlotsCommand,
	"open-slots": openSlotsCommand,
	slots: slotsCommand,
	transfers: transfersCommand,
	orders: ordersCommand,
	order: orderCommand,
	accept: acceptCommand,
	ship: shipCommand,
	track: trackCommand,
	refunds: refundsCommand,
	refund: refundCommand,
};

await runUntilEnded(async (lifetime) => {
	const [name = "", ...argv] = process.argv.slice(2);
	const command = commands[name];
	if (!command)
		throw new FailedStart(
			Object.values(commands)
				.map(({ usage }) => `usage: npm run operator -- ${usage}`)
				.join("\n"),
		);
	const run = prepare(command, argv);
	const settings = readStartSettings(process.cwd());
	const isAway = command.speaksToGateway && settings.GATEWAY_URL;
	console.log(await run(isAway ? "" : await reachDatabase(settings, lifetime)));
	await lifetime.end(0);
});

/** An option that the command does not have is told like any other slip. */
function prepare(command: OperatorCommand, argv: string[]) {
	try {
		return command.prepare(argv);
	} catch (error) {
		if (error instanceof TypeError && "code" in error)
			throw new FailedStart(`${error.message}\nusage: ${command.usage}`);
		throw error;
	}
}
