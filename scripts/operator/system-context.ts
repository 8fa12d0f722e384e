import { randomUUID } from "node:crypto";
import pino from "pino";
import { accountSubscribers } from "@/gateway/account-subscribers";
import { defaultLocale } from "@/gateway/contract/locale";
import { openDatabase } from "@/gateway/db/client";
import type { Ctx } from "@/gateway/http/context";
import { noLimits } from "@/gateway/http/limits";
import { askGazetteer } from "@/gateway/providers/maps/local";
import { signalHere } from "@/gateway/providers/signals/local";
import { keepInDatabase } from "@/gateway/providers/storage/live";

/** No request comes in and no session is opened here. */
const unreachable = {
	signatureSecret: "",
	signatureMode: "enforce",
	tokenSecret: "",
	siteUrl: "",
	isMailLive: false,
	isStripeTest: false,
	staffSecondFactor: "optional",
	agents: false,
	googlePay: undefined,
	honestPrices: process.env.HONEST_PRICES !== "off",
	deliveryPromise: "amends",
	buyAgain: false,
	sharedBaskets: false,
	shoppingLists: false,
	smsCountries: [],
	smsPerDayMax: 0,
	weatherSource: "console",
	searchLearns: true,
	codesWithoutProof: 0,
	failuresWithoutProof: 0,
	failuresWithoutCode: 0,
	docsAssetFolder: undefined,
} satisfies Ctx["settings"];

/** Calls a service of the gateway as the shop itself, on this database; effects wait in the outbox for a running shop. */
export async function withSystemContext<Result>(
	connectionString: string,
	work: (ctx: Ctx) => Promise<Result>,
): Promise<Result> {
	const { db, close } = openDatabase(connectionString, {
		connectionsMax: 1,
		onLost: () => {},
	});
	try {
		return await work({
			requestId: randomUUID(),
			locale: defaultLocale,
			actor: { kind: "system" },
			clientAddress: "unknown",
			userAgent: "",
			proofOfWork: "",
			idempotencyKey: "",
			noticeSignature: "",
			db,
			limits: noLimits,
			log: pino({ level: "silent" }),
			now: () => new Date(),
			social: {},
			settings: unreachable,
			maps: askGazetteer(),
			payments: {},
			signals: signalHere(),
			storage: keepInDatabase(db),
			accountSubscribers,
		});
	} finally {
		await close();
	}
}
