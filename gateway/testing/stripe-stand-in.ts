import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import Stripe from "stripe";
import { openStandIn, type StandIn } from "./open-stand-in";
import { listConfigurations, listDomains } from "./stripe-account";
import { type Intent, StripeBooks } from "./stripe-books";
import { stripeKeys } from "./stripe-keys";

// Stripe's API as far as the shop asks it, with books of its own and signed notices.

/** What happens to an answer after the books were written: lost in one of four ways. */
export type Fault = "500" | "reset" | "half" | "hang";
export type Question =
	| "create"
	| "retrieve"
	| "cancel"
	| "refund"
	| "refunds"
	| "confirm"
	| "configurations"
	| "domains"
	| "mint";

export interface NotifiedEvent {
	body: string;
	signature: string;
}

export interface StripeStandIn extends StandIn {
	books: StripeBooks;
	/** The answers to come, by question: a fault each, first come first lost. */
	faults: Record<Question, Fault[]>;
	asked: Question[];
	/** Runs when the books are written and nothing is answered yet. */
	beforeAnswer: ((question: Question, intent: Intent) => Promise<void>) | null;
	/** What Stripe tells of an intent, signed; by another secret or at another time where that is said. */
	tell: (
		id: string,
		kind: string,
		changed?: { id?: string; secret?: string; at?: Date },
	) => NotifiedEvent;
}

async function read(request: IncomingMessage) {
	const parts: Buffer[] = [];
	for await (const part of request) parts.push(part);
	return Buffer.concat(parts).toString();
}

function lose(fault: Fault, body: string, response: ServerResponse): void {
	if (fault === "hang") return;
	if (fault === "reset") {
		response.socket?.resetAndDestroy();
		return;
	}
	if (fault === "500") {
		response.writeHead(500, { "content-type": "application/json" }).end("{}");
		return;
	}
	response.writeHead(200, { "content-length": String(body.length) });
	response.write(body.slice(0, body.length / 2), () =>
		response.socket?.resetAndDestroy(),
	);
}

function questionOf(method: string, action: string): Question {
	if (action === "cancel" || action === "confirm") return action;
	return method === "GET" ? "retrieve" : "create";
}

/** Writes a question into the books; what it is about, and what is to be answered. */
function write(books: StripeBooks, request: IncomingMessage, text: string) {
	const { method = "", headers, url = "" } = request;
	const { pathname, searchParams } = new URL(url, "http://stripe");
	const [, , kind, id = "", action = ""] = pathname.split("/");
	const fields = Object.fromEntries(new URLSearchParams(text));
	const key = headers["idempotency-key"]?.toString();
	const about = `${method} ${pathname} ${text}`;
	if (kind === "payment_method_configurations")
		return {
			question: "configurations" as const,
			id: "",
			answer: listConfigurations(books.off),
		};
	if (kind === "payment_method_domains") {
		const name = searchParams.get("domain_name") ?? "";
		const answer = listDomains(books.registered, name);
		return { question: "domains" as const, id: "", answer };
	}
	if (kind === "payment_methods") {
		const answer = books.once(key, about, () => books.mint(fields));
		return { question: "mint" as const, id: "", answer };
	}
	if (kind === "refunds" && method === "GET") {
		const intent = searchParams.get("payment_intent") ?? "";
		const answer = books.listRefunds(intent);
		return { question: "refunds" as const, id: intent, answer };
	}
	if (kind === "refunds") {
		const intent = fields.payment_intent ?? "";
		const answer = books.once(key, about, () => books.refund(intent, fields));
		return { question: "refund" as const, id: intent, answer };
	}
	const question = questionOf(method, action);
	if (question === "retrieve")
		return { question, id, answer: books.retrieve(id) };
	if (question === "cancel") return { question, id, answer: books.cancel(id) };
	if (question === "confirm")
		return { question, id, answer: books.goOn(id, fields) };
	const answer = books.once(key, about, () => books.create(fields));
	return { question, id: (answer.body as Intent).id, answer };
}

export async function openStripeStandIn(port?: number): Promise<StripeStandIn> {
	const books = new StripeBooks();
	const faults: StripeStandIn["faults"] = {
		create: [],
		retrieve: [],
		cancel: [],
		refund: [],
		confirm: [],
		refunds: [],
		configurations: [],
		domains: [],
		mint: [],
	};
	const asked: Question[] = [];

	const standIn: StripeStandIn = {
		...(await openStandIn(async (request, response) => {
			if (request.url === "/") return void response.end("open");
			const { question, id, answer } = write(
				books,
				request,
				await read(request),
			);
			asked.push(question);
			if (answer.status === 200 && id)
				await standIn.beforeAnswer?.(question, books.get(id));
			const body = JSON.stringify(answer.body);
			const fault = faults[question].shift();
			if (fault) return lose(fault, body, response);
			response
				.writeHead(answer.status, { "content-type": "application/json" })
				.end(body);
		}, port)),
		books,
		faults,
		asked,
		beforeAnswer: null,
		tell: (id, kind, { id: eventId, secret, at = new Date() } = {}) => {
			const body = JSON.stringify({
				id: eventId ?? `evt_${randomBytes(9).toString("hex")}`,
				object: "event",
				type: kind,
				data: { object: books.get(id) },
			});
			const signature = Stripe.webhooks.generateTestHeaderString({
				payload: body,
				secret: secret ?? stripeKeys.webhookSecret,
				timestamp: Math.floor(at.getTime() / 1_000),
			});
			return { body, signature };
		},
	};
	return standIn;
}
