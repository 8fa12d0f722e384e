import { useLocale } from "next-intl";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Message, Thread } from "@/gateway/contract/care/conversation";
import type { StreamSide } from "@/gateway/contract/care/stream-terms";
import type { Api } from "@/lib/api/api";
import { browserApi } from "@/lib/api/browser";
import { askedEveryMs, useStream } from "@/lib/message-stream/use-stream";
import { refetchUnread } from "@/lib/session/account-answers";
import type { Reported } from "./report-button";
import { useOutbox, type Waiting } from "./use-outbox";
import { usePoll } from "./use-poll";

interface Stretch {
	after?: number;
	before?: number;
}

/** How one side has a conversation. The same name is the same conversation. */
export interface ThreadCalls<Found extends Thread> {
	name: string;
	/** Where it hears of what the other side writes. */
	stream: StreamSide;
	/** Whether a message is this side's own. */
	isOwn: (message: Message) => boolean;
	read: (api: Api, stretch: Stretch) => Promise<Found>;
	send: (api: Api, message: Waiting) => Promise<Message>;
	markRead: (api: Api, id: number, upTo: number) => Promise<unknown>;
	/** Tells the operators of the conversation, or of one message of the other side. */
	report: (
		api: Api,
		id: number,
		reported: Reported & { messageId?: number },
	) => Promise<unknown>;
}

/** Each once, in the order of the shop. */
export function joined(one: Message[], other: Message[]): Message[] {
	const byId = new Map([...one, ...other].map((said) => [said.id, said]));
	return [...byId.values()].sort((a, b) => a.id - b.id);
}

/** What was said, as far as it was asked for. */
function useMessages<Found extends Thread>(calls: ThreadCalls<Found>) {
	const locale = useLocale();
	const latest = useRef(calls);
	latest.current = calls;
	const [head, setHead] = useState<Found>();
	const [messages, setMessages] = useState<Message[]>([]);
	const [hasEarlier, setHasEarlier] = useState(false);
	const [error, setError] = useState<unknown>();
	/** What comes is asked for behind it. Not behind an own message: another may have come before that. */
	const readUpTo = useRef<number>(undefined);

	/** Says whether anything came. */
	const ask = useCallback(
		async (stretch: Stretch = {}, isQuiet = true) => {
			const api = browserApi(locale, { isQuiet });
			const found = await latest.current.read(api, stretch);
			setHead(found);
			setError(undefined);
			setMessages((before) => joined(before, found.list));
			if (stretch.before === undefined)
				readUpTo.current = found.list.at(-1)?.id ?? readUpTo.current;
			if (stretch.after === undefined) setHasEarlier(found.hasMore);
			return found.list.length > 0;
		},
		[locale],
	);
	const open = useCallback(() => {
		setError(undefined);
		ask({}, false).catch(setError);
	}, [ask]);
	useEffect(open, [open]);
	const askFurther = () => ask({ after: readUpTo.current });

	return {
		head,
		error,
		messages,
		hasEarlier,
		open,
		ask,
		askFurther,
		refresh: () => void askFurther().catch(setError),
		askEarlier: () => void ask({ before: messages[0]?.id }).catch(() => {}),
		add: (sent: Message) => setMessages((before) => joined(before, [sent])),
	};
}

/** A conversation as it goes on: what was said, what is on its way, and what is typed. */
export function useThread<Found extends Thread>(calls: ThreadCalls<Found>) {
	const locale = useLocale();
	const { name, isOwn, stream } = calls;
	const { ask, askFurther, add, ...said } = useMessages(calls);
	const { head, messages } = said;
	const latest = useRef(calls);
	latest.current = calls;

	const outbox = useOutbox(name, async (message) => {
		add(await latest.current.send(browserApi(locale), message));
		if (!head?.id) await ask().catch(() => undefined);
	});
	const isStreamed = useStream(stream, (id) => {
		// One that has not begun has no id yet.
		if (!id || !head?.id || id === head.id) askFurther().catch(() => undefined);
	});
	usePoll(askFurther, {
		stirredBy: `${name} ${messages.at(-1)?.id}`,
		toldWaitMs: isStreamed ? askedEveryMs : undefined,
	});
	useMarkRead({
		calls,
		id: head?.id,
		last: messages.findLast((one) => !isOwn(one)),
	});

	const arrived = new Set(messages.map(({ key }) => key));
	return {
		...said,
		outbox,
		report: (reported: Reported, messageId?: number) =>
			head?.id
				? latest.current.report(browserApi(locale), head.id, {
						...reported,
						messageId,
					})
				: Promise.resolve(),
		/** What a poll has brought already is not shown twice. */
		waiting: outbox.waiting.filter(({ key }) => !arrived.has(key)),
	};
}

interface Reading<Found extends Thread> {
	calls: ThreadCalls<Found>;
	id: number | null | undefined;
	/** The last of the other side. */
	last: Message | undefined;
}

/** Whatever is on the screen of somebody who looks at it is read. */
function useMarkRead<Found extends Thread>({
	calls,
	id,
	last,
}: Reading<Found>) {
	const locale = useLocale();
	const latest = useRef(calls);
	latest.current = calls;
	const upTo = last?.id;
	useEffect(() => {
		if (!id || !upTo) return;
		let isDone = false;
		const mark = () => {
			if (isDone || document.visibilityState !== "visible") return;
			isDone = true;
			latest.current
				.markRead(browserApi(locale, { isQuiet: true }), id, upTo)
				.then(refetchUnread)
				.catch(() => undefined);
		};
		mark();
		document.addEventListener("visibilitychange", mark);
		return () => document.removeEventListener("visibilitychange", mark);
	}, [id, upTo, locale]);
}
