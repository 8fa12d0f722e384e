import { randomUUID } from "node:crypto";
import pino from "pino";
import type { LoginStrategy } from "../contract/login";
import type { Database } from "../db/client";
import { createRandom, pick, type Random } from "../db/sample/random";
import type { Ctx } from "../http/context";
import { noLimits } from "../http/limits";
import { askGazetteer } from "../providers/maps/local";
import { openTestCashier } from "../providers/payment/local";
import { keepInDatabase } from "../providers/storage/live";
import { type CrashPoint, crashing } from "./crashes";
import { type Buyer, seedShop } from "./seed-shop";

/** What a provider of payments took, as it stands in its own books. */
export interface Charge {
	ref: string;
	orderNo: string;
	amount: string;
}

/** Everything that one seed plays with. */
export interface World {
	/** Dies at times. */
	db: Database;
	random: Random;
	clock: { nowMs: number };
	skuIds: number[];
	buyers: Buyer[];
	/** Buyers that have not finished. */
	shopping: number;
	charges: Charge[];
	/** Told by the provider and not yet heard. */
	notices: Charge[];
	/** Orders that a buyer has heard of. */
	acknowledged: string[];
	/** Errors that nobody foresaw. */
	faults: string[];
	calm: () => void;
}

const crashChance = 0.08;
const daysAgo = 2;
const dayMs = 24 * 60 * 60 * 1_000;

export async function openWorld(db: Database, seed: number): Promise<World> {
	const random = createRandom(seed);
	const clock = { nowMs: Date.now() - daysAgo * dayMs };
	const { skuIds, buyers } = await seedShop(db, random, clock.nowMs);
	let isCalm = false;
	const draw = (): CrashPoint => {
		if (isCalm || random() > crashChance) return "none";
		return pick(random, ["before commit", "after commit"]);
	};
	return {
		...{ db: crashing(db, draw), random, clock, skuIds, buyers },
		...{ shopping: buyers.length, charges: [], notices: [] },
		...{ acknowledged: [], faults: [] },
		calm: () => {
			isCalm = true;
		},
	};
}

const strategy: LoginStrategy = "password";
const log = pino({ level: "silent" });
const maps = askGazetteer();

/** A request of a buyer, as the gateway would open it. */
export function requestOf(
	{ db, clock }: World,
	{ accountId: uid }: Buyer,
	idempotencyKey = "",
): Ctx {
	const now = () => new Date(clock.nowMs);
	return {
		requestId: randomUUID(),
		locale: "en",
		actor: {
			...{ kind: "account", uid, sessionId: randomUUID() },
			...{ accountKind: "member", strategy, scope: [], merchantId: null },
		},
		...{ clientAddress: "unknown", userAgent: "", proofOfWork: "" },
		idempotencyKey,
		noticeSignature: "",
		payments: { local: openTestCashier({ db, now }) },
		...{ db, limits: noLimits, log, social: {} },
		now,
		maps,
		storage: keepInDatabase(db),
		settings: {
			...{ signatureSecret: "", signatureMode: "off", tokenSecret: "" },
			...{ smsCountries: [], smsPerDayMax: 0, codesWithoutProof: 0 },
			docsAssetFolder: undefined,
		},
	};
}
