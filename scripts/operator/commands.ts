import { FailedStart } from "../start/failed-start";
import { checkCommand } from "./check";
import type { OperatorCommand } from "./command";
import {
	acceptCommand,
	orderCommand,
	ordersCommand,
	shipCommand,
	trackCommand,
} from "./orders";
import { outboxCommand } from "./outbox";
import { priceCommand } from "./price";
import { refundCommand, refundsCommand } from "./refunds";
import { secondFactorCommand } from "./second-factor";
import { closeSlotsCommand, openSlotsCommand, slotsCommand } from "./slots";
import { transfersCommand } from "./transfers";
import { withUsage } from "./with-usage";

const commands: Record<string, OperatorCommand> = {
	check: checkCommand,
	"second-factor": secondFactorCommand,
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

export interface ReadCommand {
	speaksToGateway: boolean;
	/** Does it on a database, which a command that speaks to a gateway elsewhere needs none of, and says so. */
	run: (connectionString: string) => Promise<string>;
}

/** What was typed after `npm run operator --`. Every slip is a FailedStart with its remedy. */
export function readCommand([
	name = "",
	...argv
]: readonly string[]): ReadCommand {
	const command = commands[name];
	if (!command)
		throw new FailedStart(
			Object.values(commands)
				.map(({ usage }) => `usage: npm run operator -- ${usage}`)
				.join("\n"),
		);
	return {
		speaksToGateway: command.speaksToGateway ?? false,
		run: withUsage(command.usage, () => command.prepare(argv)),
	};
}
