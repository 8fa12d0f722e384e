import { randomUUID } from "node:crypto";
import pino from "pino";
import { accountSubscribers } from "../account-subscribers";
import type { LoginStrategy } from "../contract/identity/login";
import type { Database } from "../db/client";
import { createRandom, pick, type Random } from "../db/sample/random";
import type { PayDeps } from "../features/sales/payment/settle";
import type { Actor, Ctx } from "../http/context";
import { noLimits } from "../http/limits";
import { askGazetteer } from "../providers/maps/local";
import { signalHere } from "../providers/signals/local";
import { keepInDatabase } from "../providers/storage/live";
import { Bank } from "./bank";
import { type CrashPoint, crashing } from "./crashes";
import type { Pause } from "./in-steps";
import { type LineFault, lineFaults, openLines } from "./lines-to-bank";
import { type Clerk, type SeededShop, seedShop } from "./seed-shop";

/** Everything that one seed plays with. */
export interface World extends SeededShop {
	db: Database;
	random: Random;
	clock: { nowMs: number };
	/** Buyers that have not decided yet what they buy. */
	deciding: number;
	/** Buyers that have not finished. */
	shopping: number;
	/** The buyers know each other, and mostly buy together. */
	areFriends: boolean;
	bank: Bank;
	/** Orders that a buyer has heard of. */
	acknowledged: string[];
	/** Orders that a buyer has heard are paid. */
	reportedPaid: string[];
	/** Errors that nobody foresaw. */
	faults: string[];
	/** No two moments are alike. */
	isTicking: boolean;
	/** Nobody dies, and no question to the bank is lost. */
	isCalm: boolean;
}

const crashChance = 0.08;
const lineFaultChance = 0.2;
const friendsChance = 0.4;
const dayMs = 24 * 60 * 60 * 1_000;
/** Long ago, so that no life reaches the present. */
const firstDay = Date.parse("2022-01-01T10:00:00+08:00");
/** On days of their own, so that seeds in one shop do not fill each other's slots. */
const days = 1_000;

export async function openWorld(db: Database, seed: number): Promise<World> {
	const random = createRandom(seed);
	const clock = { nowMs: firstDay + (seed % days) * dayMs };
	const seeded = await seedShop(db, random, clock.nowMs);
	const { length } = seeded.buyers;
	return {
		...seeded,
		db,
		random,
		clock,
		deciding: length,
		shopping: length,
		bank: new Bank(random),
		areFriends: random() < friendsChance,
		acknowledged: [],
		reportedPaid: [],
		faults: [],
		isTicking: false,
		isCalm: false,
	};
}

const log = pino({ level: "silent" });
const maps = askGazetteer();

/** A process of the shop, as far as paying needs it; it dies at times. */
export function processOf(world: World, pause: Pause): PayDeps {
	const { db, clock, random, bank } = world;
	const isSpared = (chance: number) => world.isCalm || random() > chance;
	const drawCrash = (): CrashPoint =>
		isSpared(crashChance)
			? "none"
			: pick(random, ["before commit", "after commit"]);
	const drawFault = (): LineFault =>
		isSpared(lineFaultChance) ? "none" : pick(random, lineFaults);
	return {
		db: crashing(db, { draw: drawCrash, pause }),
		payments: openLines(bank, { draw: drawFault, pause }),
		now: () => {
			if (world.isTicking) clock.nowMs += 1;
			return new Date(clock.nowMs);
		},
		log,
	};
}

/** A request as the gateway would open it; of nobody where the bank asks. */
export function requestOf(
	world: World,
	pause: Pause,
	{ who, key = "" }: { who?: Person; key?: string } = {},
): Ctx {
	return {
		requestId: randomUUID(),
		locale: "en",
		actor: who ? actorOf(who) : { kind: "visitor" },
		clientAddress: "unknown",
		userAgent: "",
		proofOfWork: "",
		idempotencyKey: key,
		noticeSignature: "",
		...processOf(world, pause),
		limits: noLimits,
		social: {},
		maps,
		signals: signalHere(),
		storage: keepInDatabase(world.db),
		accountSubscribers,
		settings: {
			signatureSecret: "",
			signatureMode: "off",
			tokenSecret: "",
			siteUrl: "http://localhost:3000",
			isMailLive: false,
			isStripeTest: false,
			staffSecondFactor: "optional",
			agents: false,
			googlePay: undefined,
			honestPrices: true,
			deliveryPromise: "amends",
			buyAgain: true,
			sharedBaskets: true,
			shoppingLists: true,
			smsCountries: [],
			smsPerDayMax: 0,
			weatherSource: "console",
			searchLearns: true,
			codesWithoutProof: 0,
			failuresWithoutProof: 0,
			failuresWithoutCode: 0,
			docsAssetFolder: undefined,
		},
	};
}

const strategy: LoginStrategy = "password";

/** A buyer, or a clerk. */
type Person = { accountId: number } & Partial<Pick<Clerk, "merchantId">>;

function actorOf({ accountId: uid, merchantId }: Person): Actor {
	const scope = merchantId === null ? "operator" : "merchant";
	return {
		kind: "account",
		uid,
		sessionId: randomUUID(),
		accountKind: "member",
		strategy,
		merchantId: merchantId ?? null,
		scope: merchantId === undefined ? [] : [scope],
		role: null,
	};
}
