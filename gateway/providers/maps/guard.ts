import type { Logger } from "pino";
import { describeFailure } from "../../http/describe-failure";
import type { Limit, Limits } from "../../http/limits";
import type { Asker } from "./interface";
import { openMemory } from "./remember";

// Between shoppers and a service that costs money and may be away: whoever asks has an answer, if need be another one.

const failuresMax = 5;
const restMs = 30_000;
const quietMs = 60_000;
const memory = { most: 1_000, forMs: 5 * 60_000 };
/** Choosing one address takes some ten or twenty questions. */
const perAddressAnHour = 600;

export interface GuardDeps {
	limits: Limits;
	log: Logger;
	now: () => Date;
}

interface Service {
	/** Stands in limits and in the log. */
	name: string;
	perDayMax: number;
}

export interface Question<Answer> {
	/** Equal for equal questions. */
	key: string;
	asker: Asker;
	ask: () => Promise<Answer>;
	/** Answers when the service may not be asked, or fails. */
	otherwise: () => Promise<Answer>;
}

class Resting extends Error {}

/** Asks within the day's budget and what one address may ask, lets a failing service rest, and logs that once a minute. */
export function openGuard(service: Service, { limits, log, now }: GuardDeps) {
	const { name, perDayMax } = service;
	const perAddress: Limit = {
		name: `${name}-address`,
		points: perAddressAnHour,
		seconds: 3_600,
	};
	const perDay: Limit = {
		name: `${name}-day`,
		points: perDayMax,
		seconds: 86_400,
	};
	const remember = openMemory({ ...memory, now });
	const nowMs = () => now().getTime();
	let failures = 0;
	let restsUntilMs = 0;
	let quietUntilMs = 0;

	function rest(): void {
		restsUntilMs = nowMs() + restMs;
	}

	async function askService<Answer>({ asker, ask }: Question<Answer>) {
		if (nowMs() < restsUntilMs) throw new Resting();
		await limits.take([{ limit: perAddress, key: asker.clientAddress }]);
		try {
			await limits.take([{ limit: perDay, key: name }]);
		} catch (refusal) {
			rest();
			throw refusal;
		}
		try {
			const answer = await ask();
			failures = 0;
			return answer;
		} catch (error) {
			failures += 1;
			if (failures >= failuresMax) rest();
			throw error;
		}
	}

	function mention(error: unknown): void {
		if (error instanceof Resting || nowMs() < quietUntilMs) return;
		quietUntilMs = nowMs() + quietMs;
		log.warn(
			{ failure: describeFailure(error), service: name },
			"a maps service gives no answer; the gazetteer does",
		);
	}

	return async function answer<Answer>(
		question: Question<Answer>,
	): Promise<Answer> {
		try {
			return await remember(question.key, () => askService(question));
		} catch (error) {
			mention(error);
			return question.otherwise();
		}
	};
}
