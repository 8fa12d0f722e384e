"use client";

import { waitingShownMax } from "@/gateway/contract/care/conversation-terms";
import type { Api } from "@/lib/api/api";
import { askedEveryMs, useStream } from "@/lib/message-stream/use-stream";
import { unreadKey } from "@/lib/session/account-answers";
import { Count } from "./count";
import { useAccountList } from "./use-account-list";

const listEveryMs = 30_000;

const counts = {
	/** Messages that a shopper has not read. */
	unread: (api: Api) => api.get("/api/front/conversation/unread"),
	/** Conversations that wait for staff. */
	waiting: (api: Api) => api.get("/api/operator/conversation/waiting"),
};
const sides = { unread: "shopper", waiting: "staff" } as const;

/** At the end of an entry of a menu; nothing where nothing waits. */
export function UnreadCount(props: { of: keyof typeof counts; word: string }) {
	const isStreamed = useStream(sides[props.of]);
	const { found } = useAccountList([unreadKey, props.of], counts[props.of], {
		refreshInterval: isStreamed ? askedEveryMs : listEveryMs,
	});
	const count = found?.count ?? 0;
	if (count === 0) return null;
	return (
		<Count>
			{count > waitingShownMax ? `${waitingShownMax}+` : count}
			<span className="visually-hidden"> {props.word}</span>
		</Count>
	);
}
