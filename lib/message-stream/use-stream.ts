import { useEffect, useRef } from "react";
import type { StreamSide } from "@/gateway/contract/care/stream-terms";
import { refetchUnread } from "../session/account-answers";
import { useSignedIn } from "../session/signed-in";
import { atMostEvery } from "./at-most-every";
import { createStream, type OnChange } from "./open-stream";

/** While a stream is open, so often a page asks nevertheless: nothing that it missed stays unseen. */
export const askedEveryMs = 120_000;

const refetch = atMostEvery(1_000, refetchUnread);

const streams = {
	shopper: createStream("shopper", refetch),
	staff: createStream("staff", refetch),
};

/**
 * Has the page hear of changes while somebody is signed in; with each, what counts and lists messages is refetched.
 * Answers whether it hears them now: while it does not, whoever shows something asks again by itself.
 */
export function useStream(side: StreamSide, onChange?: OnChange): boolean {
	const uid = useSignedIn()?.uid;
	const latest = useRef(onChange);
	latest.current = onChange;
	const { follow, isOpen } = streams[side];
	useEffect(() => {
		if (uid === undefined) return;
		return follow((id) => latest.current?.(id));
	}, [uid, follow]);
	return isOpen.useValue();
}
