import { randomUUID } from "node:crypto";
import pino from "pino";
import type { LoginStrategy } from "../contract/login";
import type { Database } from "../db/client";
import { createRandom, pick, type Random } from "../db/sample/random";
import type { PayDeps } from "../features/payment/settle";
import type { Actor, Ctx } from "../http/context";
import { noLimits } from "../http/limits";
import { askGazetteer } from "../providers/maps/local";
import { keepInDatabase } from "../providers/storage/live";
import { Bank } from "./bank";
import { type CrashPoint, crashing } from "./crashes";
import type { Pause } from "./in-steps";
import { type LineFault, lineFaults, openLines } from "./lines-to-bank";
import { type Buyer, seedShop } from "./seed-shop";

/** Everything that one seed plays with. */
export interface World {
	db: Database;
	random: Random;
	clock: { nowMs: number };
	skuIds: number[];
	buyers: Buyer[];
	/** Buyers that have not finished. */
	shopping: number;
	bank: Bank;
	/** Orders that a buyer has heard of. */
	acknowledged: string[];
	/** Orders that a buyer has heard are paid. */
	toldPaid: string[];
	/** Errors that nobody foresaw. */
	faults: string[];
	/** Nobody dies, and no question to the bank is lost. */
	isCalm: boolean;
}

const crashChance = 0.08;
const lineFaultChance = 0.2;
const daysAgo = 2;
const dayMs = 24 * 60 * 60 * 1_000;

export async function openWorld(db: Database, seed: number): Promise<World> {
	const random = createRandom(seed);
	const clock = { nowMs: Date.now() - daysAgo * dayMs };
	const { skuIds, buyers } = await seedShop(db, random, clock.nowMs);
	return {
		...{ db, random, clock, skuIds, buyers },
		...{ shopping: buyers.length, bank: new Bank(random) },
		...{ acknowledged: [], toldPaid: [], faults: [], isCalm: false },
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
		now: () => new Date(clock.nowMs),
		log,
	};
}

/** A request as the gateway would open it; of nobody where the bank asks. */
export function requestOf(
	world: World,
	pause: Pause,
	{ buyer, key = "" }: { buyer?: Buyer; key?: string } = {},
): Ctx {
	return {
		requestId: randomUUID(),
		locale: "en",
		actor: buyer ? actorOf(buyer) : { kind: "visitor" },
		...{ clientAddress: "unknown", userAgent: "", proofOfWork: "" },
		idempotencyKey: key,
		noticeSignature: "",
		...processOf(world, pause),
		...{ limits: noLimits, social: {}, maps },
		storage: keepInDatabase(world.db),
		settings: {
			...{ signatureSecret: "", signatureMode: "off", tokenSecret: "" },
			...{ smsCountries: [], smsPerDayMax: 0, codesWithoutProof: 0 },
			docsAssetFolder: undefined,
		},
	};
}

const strategy: LoginStrategy = "password";

function actorOf({ accountId: uid }: Buyer): Actor {
	return {
		...{ kind: "account", uid, sessionId: randomUUID() },
		...{ accountKind: "member", strategy, scope: [], merchantId: null },
	};
}
