import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { messagePicturesMax } from "@/gateway/contract/care/conversation-terms";
import { ApiError } from "@/lib/api/api-error";
import { readEntry, removeEntry, writeEntry } from "@/lib/storage/storage";

/** A message that the shop has not confirmed. */
export interface Waiting {
	key: string;
	text: string;
	/** Paths of what was sent before it. */
	images: string[];
	/** Why it did not go; undefined while it is on its way. */
	fault?: string;
}

interface Kept {
	draft: string;
	/** Paths of pictures that go with the draft. */
	images: string[];
	waiting: Waiting[];
}

const nothing: Kept = { draft: "", images: [], waiting: [] };

function readKept(name: string): Kept {
	const kept = readEntry(name) as Partial<Kept> | undefined;
	const listOf = <Item>(list: Item[] | undefined) =>
		Array.isArray(list) ? list : [];
	return {
		draft: String(kept?.draft ?? ""),
		images: listOf(kept?.images),
		waiting: listOf(kept?.waiting).map((one) => ({
			...one,
			images: listOf(one.images),
		})),
	};
}

/** Kept on the device; `latest` is what callbacks read. */
function useKept(name: string) {
	const latest = useRef(nothing);
	const [kept, setKept] = useState(nothing);

	function keep(next: Kept) {
		latest.current = next;
		setKept(next);
		if (next.draft || next.images.length + next.waiting.length > 0)
			writeEntry(name, next);
		else removeEntry(name);
	}
	function change(key: string, to: Waiting[]) {
		const waiting = latest.current.waiting.flatMap((one) =>
			one.key === key ? to : [one],
		);
		keep({ ...latest.current, waiting });
	}
	function restore() {
		latest.current = readKept(name);
		setKept(latest.current);
	}
	return { kept, latest, keep, change, restore };
}

/**
 * What is typed and what is on its way, kept on the device until it has arrived: one after the other, each under the
 * key that it was first sent with, so that a repetition is no second message. For one `name` a component.
 */
export function useOutbox(
	name: string,
	send: (message: Waiting) => Promise<unknown>,
) {
	const t = useTranslations("conversation");
	const { kept, latest, keep, change, restore } = useKept(name);
	const isSending = useRef(false);

	async function flush() {
		if (isSending.current) return;
		isSending.current = true;
		for (let next = latest.current.waiting[0]; next; ) {
			const { fault: _, ...message } = next;
			const { key } = message;
			try {
				change(key, [message]);
				await send(next);
				change(key, []);
			} catch (error) {
				const said = error instanceof ApiError ? error.message : "";
				change(key, [{ ...message, fault: said || t("failed") }]);
				break;
			}
			next = latest.current.waiting[0];
		}
		isSending.current = false;
	}
	const begin = useRef({ flush, restore });
	begin.current = { flush, restore };
	useEffect(() => {
		const again = () => void begin.current.flush();
		begin.current.restore();
		again();
		window.addEventListener("online", again);
		return () => window.removeEventListener("online", again);
	}, []);

	return {
		...kept,
		type: (draft: string) => keep({ ...latest.current, draft }),
		attach: (images: string[]) => keep({ ...latest.current, images }),
		/** What is typed, with its pictures. */
		add: (text: string) => {
			const { images, waiting } = latest.current;
			const added = { key: crypto.randomUUID(), text, images };
			keep({ ...nothing, waiting: [...waiting, added] });
			void flush();
		},
		retry: () => void flush(),
		/** Back into the field. */
		takeBack: ({ key, text, images: taken }: Waiting) => {
			change(key, []);
			const { draft, images } = latest.current;
			keep({
				...latest.current,
				draft: [text, draft].filter(Boolean).join("\n"),
				images: [...taken, ...images].slice(0, messagePicturesMax),
			});
		},
	};
}
export type Outbox = ReturnType<typeof useOutbox>;
