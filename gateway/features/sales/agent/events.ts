import { profilePath } from "../../../contract/sales/agent-terms";
import type { Database, Transaction } from "../../../db/client";
import { ask } from "../../../providers/ask";
import { Refused } from "../../../providers/refused";
import { deriveKey } from "../../../secrets/derive-key";
import { seal, unseal } from "../../../secrets/seal";
import {
	enqueueEffectOnce,
	type OrderEvent,
} from "../../platform/outbox/service";
import {
	deleteListeningBefore,
	findListening,
	findWebhook,
	insertListening,
	listChanged,
	markNotified,
} from "./events-repository";
import { presentAgentOrder } from "./order";
import { presentOutcome } from "./protocol";
import { hashOf } from "./session";
import { signRequest } from "./sign-request";
import { signingKeyOf } from "./signing-key";

// What becomes of an order is told to the platform whose program brought it, where an operator has entered the platform's
// address: each change by the whole order as it is by then, signed, until it is taken. The purchase knows nothing of it; a
// task of its own looks for what has changed.

const atOnce = 100;
/** Longer than anything of an order goes on by itself; its program may ask for longer. */
const keptMs = 60 * 24 * 60 * 60 * 1_000;

interface Secret {
	tokenSecret: string;
}

interface Deps {
	db: Database;
	now: () => Date;
}

const sealedBy = ({ tokenSecret }: Secret, preOrderNo: string) => ({
	key: deriveKey(tokenSecret, "agent order"),
	boundTo: Buffer.from(preOrderNo),
});

interface HandedOver {
	checkoutId: string;
	preOrderNo: string;
	/** The host that the program said it is of. */
	agent: string;
	at: Date;
}

/** From now on its platform hears what becomes of it, where one of that host wants to. */
export async function listenTo(
	tx: Transaction,
	{ checkoutId, preOrderNo, agent: host, at: createdAt }: HandedOver,
	secret: Secret,
): Promise<void> {
	if (!(await findWebhook(tx, host))) return;
	const sealed = seal(Buffer.from(checkoutId), sealedBy(secret, preOrderNo));
	await insertListening(tx, {
		preOrderNo,
		host,
		sealedId: sealed.toString("base64url"),
		createdAt,
	});
}

/** Writes an event for each order that has changed since its platform was told. */
export async function noteChanged({ db }: Pick<Deps, "db">): Promise<void> {
	for (const changed of await listChanged(db, atOnce))
		await db.transaction(async (tx) => {
			if (!(await markNotified(tx, changed))) return;
			const { preOrderNo, changes } = changed;
			await enqueueEffectOnce(tx, `agent order ${preOrderNo} ${changes}`, {
				kind: "agent-order",
				payload: changed,
			});
		});
}

/** The whole order as it is now: what arrives late or twice says nothing old. Throws until it is taken. */
export async function sendEvent(
	{ db, now, siteUrl, ...secret }: Deps & Secret & { siteUrl: string },
	event: OrderEvent,
): Promise<void> {
	const { preOrderNo } = event;
	const found = await findListening(db, preOrderNo);
	if (!found) return;
	const { sealedId, url: address, master } = found;
	const opened = unseal(
		Buffer.from(sealedId, "base64url"),
		sealedBy(secret, preOrderNo),
	);
	if (!opened) throw new Refused("sealed under another TOKEN_SECRET");
	const reader = { db, now, locale: master.locale, settings: { siteUrl } };
	const result = await presentAgentOrder(reader, opened.toString(), master);
	const url = new URL(address);
	const body = JSON.stringify(
		presentOutcome("dev.ucp.shopping.order", { result }),
	);
	const id = eventIdOf(event);
	const headers = {
		"content-type": "application/json",
		"ucp-agent": `profile="${new URL(profilePath, siteUrl).href}"`,
		"idempotency-key": id,
		"webhook-id": id,
		"webhook-timestamp": String(Math.floor(now().getTime() / 1_000)),
	};
	const signed = { url, body, headers, at: now() };
	const { status } = await ask(url, {
		method: "POST",
		headers: signRequest(signed, signingKeyOf(secret.tokenSecret)),
		body,
	});
	if (status === 410) throw new Refused("the platform wants no more of it");
	if (status >= 300) throw new Error(`${url.host} said ${status}`);
}

/** The same each time that it is tried. */
const eventIdOf = ({ preOrderNo, changes }: OrderEvent) =>
	hashOf(`${preOrderNo} ${changes}`);

export const sweepListening = (db: Database, now: Date): Promise<void> =>
	deleteListeningBefore(db, new Date(now.getTime() - keptMs));
