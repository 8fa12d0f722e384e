import type { IncomingMessage } from "node:http";
import { openStandIn, type StandIn } from "./open-stand-in";

// Stripe's API as far as the shop pays merchants by it, with books of its own.

interface Transfer {
	object: "transfer";
	amount: number;
	destination: string;
	transfer_group: string;
}

interface Account {
	id: string;
	status: "active" | "restricted";
	asked: Record<string, unknown>;
}

interface Answer {
	status: number;
	body: object;
}

const right = (body: object): Answer => ({ status: 200, body });
const refuse = (code: string): Answer => ({
	status: 400,
	body: { error: { code } },
});

export class ConnectBooks {
	/** By the key that each was opened with. */
	readonly accounts = new Map<string, Account>();
	readonly transfers: Transfer[] = [];
	/** Cents of the shop's own. */
	balance = 100_000_000;
	/** So many transfers to come are made, and their answer is lost. */
	lost = 0;
	readonly #byKey = new Map<string, object>();

	/** Whatever was asked by a key is asked anew from now on, as a day later. */
	forgetKeys(): void {
		this.#byKey.clear();
	}

	open(key: string, asked: Account["asked"]): Answer {
		const known = this.accounts.get(key);
		const id = known?.id ?? `acct_${this.accounts.size + 1}`;
		if (!known) this.accounts.set(key, { id, status: "restricted", asked });
		return right({ object: "v2.core.account", id });
	}

	read(id: string): Answer {
		const found = [...this.accounts.values()].find((one) => one.id === id);
		const stripe_balance = { stripe_transfers: { status: found?.status } };
		return right({
			object: "v2.core.account",
			id,
			display_name: "Teapot Limited",
			configuration: { recipient: { capabilities: { stripe_balance } } },
		});
	}

	/** A page that says where it leads back to. */
	link(asked: {
		use_case: { account_onboarding: { return_url: string } };
	}): Answer {
		const { return_url: back } = asked.use_case.account_onboarding;
		const url = `https://connect.stripe.test/?back=${encodeURIComponent(back)}`;
		return right({ object: "v2.core.account_link", url });
	}

	transfer(key: string, fields: URLSearchParams): Answer {
		const known = this.#byKey.get(key);
		if (known) return right(known);
		const amount = Number(fields.get("amount"));
		const destination = fields.get("destination") ?? "";
		const isOpen = [...this.accounts.values()].some(
			({ id, status }) => id === destination && status === "active",
		);
		if (!isOpen) return refuse("insufficient_capabilities_for_transfer");
		if (amount > this.balance) return refuse("balance_insufficient");
		const made: Transfer = {
			object: "transfer",
			amount,
			destination,
			transfer_group: fields.get("transfer_group") ?? "",
		};
		this.#byKey.set(key, made);
		this.transfers.push(made);
		return right(made);
	}

	list(group: string | null): Answer {
		const data = this.transfers.filter((one) => one.transfer_group === group);
		return right({ object: "list", data, has_more: false });
	}
}

export interface ConnectStandIn extends StandIn {
	books: ConnectBooks;
}

export async function openConnectStandIn(): Promise<ConnectStandIn> {
	const books = new ConnectBooks();
	const standIn = await openStandIn(async (request, response) => {
		const made = books.transfers.length;
		const { status, body } = answerTo(books, request, await readText(request));
		if (books.transfers.length > made && books.lost > 0) {
			books.lost -= 1;
			return void request.socket.resetAndDestroy();
		}
		response
			.writeHead(status, { "content-type": "application/json" })
			.end(JSON.stringify(body));
	});
	return { ...standIn, books };
}

function answerTo(
	books: ConnectBooks,
	{ url = "/", method, headers }: IncomingMessage,
	text: string,
): Answer {
	const { pathname, searchParams } = new URL(url, "http://stripe");
	const key = String(headers["idempotency-key"]);
	switch (`${method} ${pathname}`) {
		case "POST /v2/core/accounts":
			return books.open(key, JSON.parse(text));
		case "POST /v2/core/account_links":
			return books.link(JSON.parse(text));
		case "POST /v1/transfers":
			return books.transfer(key, new URLSearchParams(text));
		case "GET /v1/transfers":
			return books.list(searchParams.get("transfer_group"));
		default:
			return books.read(pathname.split("/").at(-1) ?? "");
	}
}

async function readText(parts: AsyncIterable<Buffer>): Promise<string> {
	let text = "";
	for await (const part of parts) text += part;
	return text;
}
