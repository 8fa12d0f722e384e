import type { DeliveryPromiseSetting } from "./contract/sales/promise-terms";
import type { Database } from "./db/client";
import { tellUnread } from "./features/care/conversation/tell-unread";
import {
	sweepImports,
	workOnImports,
} from "./features/catalog/goods/import/work";
import { sweepPastPrices } from "./features/catalog/goods/past-prices";
import { sweepWatches } from "./features/catalog/goods-watch/service";
import { tellWatchers } from "./features/catalog/goods-watch/tell";
import { learnNames } from "./features/catalog/search/learn-names";
import { sweepMisses } from "./features/catalog/search/misses";
import { turnActivities } from "./features/content/activity/service";
import { watchWeather } from "./features/delivery/weather/watch";
import { sweepLinks } from "./features/identity/linking/service";
import { sweepCodes } from "./features/identity/login/sweep";
import { tellDevice, tellDevices } from "./features/identity/push/tell";
import { sweepSessions } from "./features/identity/session/service";
import { sumUpDays } from "./features/insight/dashboard/service";
import {
	backUpWhenDue,
	type nightlyBackup,
} from "./features/platform/backup/service";
import { sweepCommands } from "./features/platform/idempotency/service";
import type { EffectProviders } from "./features/platform/outbox/effects";
import { openOutboxWorker } from "./features/platform/outbox/worker";
import {
	noteChanged,
	sendEvent,
	sweepListening,
} from "./features/sales/agent/events";
import { sweepAgentSessions } from "./features/sales/agent/session";
import { lookAfterPromises } from "./features/sales/amends/service";
import { sweepPreOrders } from "./features/sales/checkout/pre-order";
import { tellLateToCollect } from "./features/sales/collecting/tell-late";
import {
	remindToCollect,
	returnUncollected,
} from "./features/sales/collecting/waiting";
import { failOverdueGroups } from "./features/sales/group/fail";
import { completeDue, receiveDue } from "./features/sales/order/by-itself";
import { expireUnpaid } from "./features/sales/order/expire";
import { maskOrdersOfDeleted } from "./features/sales/order/forget";
import { payBack } from "./features/sales/payment/pay-back";
import { reconcilePayments } from "./features/sales/payment/reconcile";
import type { PayDeps } from "./features/sales/payment/settle";
import { windUpFailedGroups } from "./features/sales/refund/failed-groups";
import { moveReturnsDue } from "./features/sales/refund/return/by-itself";
import { sendBack } from "./features/sales/refund/send-back";
import { forgetDisputes } from "./features/sales/refund/service";
import { lookAfterHeldUp } from "./features/sales/reschedule/by-itself";
import { sendPayout } from "./features/sales/settlement/payout/send";
import { settleMerchants } from "./features/sales/settlement/settle";
import { closeMonths } from "./features/sales/settlement/statement/close";
import { sweepBaskets } from "./features/sales/shared-basket/service";
import { remindOfLists } from "./features/sales/shopping-list/service";
import type { Limits } from "./http/limits";
import type { Push } from "./providers/push/interface";
import type { WeatherSource } from "./providers/weather/interface";
import { openSchedule, type Schedule, type Task, together } from "./schedule";

const expireEveryMs = 30_000;
const moveEveryMs = 60_000;
const turnEveryMs = 10_000;
const sumUpEveryMs = 10 * 60_000;
const importEveryMs = 500;

/** Effects that write to the database again are made here. */
type Outward = Omit<
	EffectProviders,
	| "payBack"
	| "sendBack"
	| "sendPayout"
	| "tellWatchers"
	| "tellUnread"
	| "tellDevices"
	| "tellDevice"
	| "tellPlatform"
>;

interface JobDeps extends PayDeps {
	limits: Limits;
	tokenSecret: string;
	/** Whether old prices of files are held against what was asked. */
	honestPrices: boolean;
	deliveryPromise: DeliveryPromiseSetting;
	shoppingLists: boolean;
	providers: Outward;
	/** Undefined where devices are told nothing. */
	push?: Push;
	/** Where the shop makes one every night. */
	backup?: ReturnType<typeof nightlyBackup>;
	/** Undefined where the weather changes nothing; without a source where operators alone say what it is like. */
	weather?: { source?: WeatherSource };
}

/** What the shop does by itself. Any number of processes may do it at once, on one database. */
export function openJobs(deps: JobDeps): Schedule {
	const { db, log, now, limits, providers } = deps;
	const outbox = openOutboxWorker(
		{
			db,
			log,
			providers: {
				...providers,
				payBack: (charge) => payBack(deps, charge),
				sendBack: (refund) => sendBack(deps, refund),
				sendPayout: (payout) => sendPayout(deps, payout),
				tellWatchers: (changed) => tellWatchers(deps, changed),
				tellUnread: (sent) => tellUnread(deps.db, sent),
				tellDevices: (step) => tellDevices(deps, step),
				tellDevice: (step) =>
					tellDevice({ ...deps, siteUrl: providers.siteUrl }, step),
				tellPlatform: (event) =>
					sendEvent({ ...deps, siteUrl: providers.siteUrl }, event),
			},
		},
		async () => {
			await limits.sweep();
			await sweepRows(db, now());
		},
	);
	return together([outbox, openTasks(deps)]);
}

/** Forgets what nobody needs any more. */
async function sweepRows(db: Database, now: Date): Promise<void> {
	await sweepCodes(db, now);
	await sweepSessions(db, now);
	await sweepPreOrders(db, now);
	await sweepAgentSessions(db, now);
	await sweepListening(db, now);
	await sweepLinks(db, now);
	await sweepCommands(db, now);
	await sweepImports(db, now);
	await maskOrdersOfDeleted(db, now);
	await forgetDisputes(db);
	await sweepMisses(db, now);
	await sweepPastPrices(db, now);
	await sweepWatches(db, now);
	await sweepBaskets(db, now);
}

/** Whatever moves by itself once its time is over. */
async function moveDue(deps: JobDeps): Promise<void> {
	await receiveDue(deps.db, deps.now());
	await completeDue(deps.db, deps.now());
	await moveReturnsDue(deps);
	await tellLateToCollect(deps);
	await remindToCollect(deps);
	await returnUncollected(deps);
	await lookAfterPromises(deps, deps.deliveryPromise);
}

function openTasks(deps: JobDeps): Schedule {
	const { db, now, backup } = deps;
	const backups = backup && {
		name: "make the night's backup",
		everyMs: moveEveryMs,
		run: (ending: AbortSignal) => backUpWhenDue({ db, now, ...backup }, ending),
	};
	return openSchedule(
		[
			...salesTasks(deps),
			...catalogTasks(deps),
			...stormTasks(deps),
			...(backups ? [backups] : []),
		],
		deps.log,
	);
}

/** Payments are looked after before what nobody paid is given back and groups fail. */
const salesTasks = (deps: JobDeps): Task[] => [
	{
		name: "look after payments, expire unpaid orders, end groups",
		everyMs: expireEveryMs,
		run: async () => {
			await reconcilePayments(deps);
			await expireUnpaid(deps.db, deps.now());
			await failOverdueGroups(deps);
			await windUpFailedGroups(deps);
		},
	},
	{
		name: "receive, complete, take back and make good what nobody moves",
		everyMs: moveEveryMs,
		run: () => moveDue(deps),
	},
	{
		name: "look for what changed of orders that platforms hear of",
		everyMs: expireEveryMs,
		run: () => noteChanged(deps),
	},
	{
		name: "remind of shopping lists that come back",
		everyMs: moveEveryMs,
		run: () => remindOfLists(deps),
	},
	{
		name: "settle with the merchants, close months that are over",
		everyMs: moveEveryMs,
		run: async () => {
			await settleMerchants(deps.db, deps.now());
			await closeMonths(deps.db, deps.now());
		},
	},
	{
		name: "add up the days that are over",
		everyMs: sumUpEveryMs,
		run: () => sumUpDays(deps.db, deps.now()),
	},
];

const catalogTasks = (deps: JobDeps): Task[] => [
	{
		name: "call back the pages of activities that began or ended",
		everyMs: turnEveryMs,
		run: () => turnActivities(deps.db, deps.now()),
	},
	{
		name: "read and run files of goods",
		everyMs: importEveryMs,
		run: () => workOnImports(deps),
	},
	{
		name: "learn the names of goods that the search does not know yet",
		everyMs: sumUpEveryMs,
		run: (ending) => learnNames(deps.db, ending),
	},
];

function stormTasks({ db, log, now, weather }: JobDeps): Task[] {
	if (!weather) return [];
	return [
		{
			name: "look at the weather",
			everyMs: moveEveryMs,
			run: () => watchWeather({ db, log, now, weather: weather.source }),
		},
		{
			name: "look after orders that the weather holds up",
			everyMs: expireEveryMs,
			run: () => lookAfterHeldUp({ db, now }),
		},
	];
}
