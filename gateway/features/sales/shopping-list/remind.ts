import {
	nextDay,
	remindedAtHour,
} from "../../../contract/sales/shopping-list-terms";
import type { Database, Transaction } from "../../../db/client";
import { hongKongDay } from "../../../http/hong-kong-time";
import { enqueueEffect } from "../../platform/outbox/service";
import * as repository from "./repository";

const atOnce = 100;
const hourMs = 3_600_000;

/** Of this day everybody has been reminded once the clock strikes. */
export const dayOfReminders = (now: Date): string =>
	hongKongDay(new Date(now.getTime() - remindedAtHour * hourMs));

interface Deps {
	db: Database;
	now: () => Date;
	/** Off where the shop offers no lists. */
	shoppingLists: boolean;
}

/**
 * Reminds of what has come back, from 08:00 on. The next day is set in the transaction that leaves the mail, with its row
 * held, so that each day is told once, by however many processes; of days that were missed one is told, and no more.
 */
export async function remindOfLists(deps: Deps): Promise<void> {
	if (!deps.shoppingLists) return;
	const day = dayOfReminders(deps.now());
	let hasMore = true;
	while (hasMore)
		hasMore = await deps.db.transaction(async (tx) => {
			const due = await repository.takeDue(tx, day, atOnce);
			for (const one of due) await remind(tx, one, day);
			return due.length === atOnce;
		});
}

type Due = Awaited<ReturnType<typeof repository.takeDue>>[number];

async function remind(tx: Transaction, { list, email }: Due, day: string) {
	const { id, rhythm, since, name, locale } = list;
	await repository.updateList(tx, id, {
		nextOn: nextDay(rhythm, { since, after: day }),
		remindedOn: day,
	});
	if (email === null) return;
	await enqueueEffect(tx, "mail", {
		template: "listBack",
		locale,
		to: email,
		values: { list: name },
		path: `/users/shopping_lists?id=${id}`,
	});
}
