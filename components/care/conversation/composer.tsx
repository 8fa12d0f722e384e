"use client";

import { useTranslations } from "next-intl";
import {
	type KeyboardEvent,
	type ReactNode,
	type RefObject,
	useId,
	useRef,
	useState,
} from "react";
import { Icon } from "@/components/ui/icon";
import { messageLengthMax } from "@/gateway/contract/care/conversation-terms";
import { sentByScript } from "@/lib/page-state/sent-by-script";
import { ComposerPictures } from "./composer-pictures";
import type { Outbox } from "./use-outbox";

/** Left before the field says how much. */
const countedFrom = messageLengthMax - 100;

/** The field as what stands beside it uses it. */
export interface Field {
	ref: RefObject<HTMLTextAreaElement | null>;
	/** Where the caret is, in place of what is selected; as much of it as there is room for. */
	insert: (text: string) => void;
}

interface ComposerProps {
	outbox: Outbox;
	/** Before the field. */
	beside?: (field: Field) => ReactNode;
}

/** Where a message is typed: Enter sends it, except on a phone, and the field keeps the focus. */
export function Composer({ outbox, beside }: ComposerProps) {
	const t = useTranslations("conversation");
	const id = useId();
	const field = useRef<HTMLTextAreaElement>(null);
	const { draft, images, type, add } = outbox;
	const [sent, setSent] = useState(0);
	const [waits, setWaits] = useState(false);
	const isReady = !waits && (draft.trim() !== "" || images.length > 0);

	function send() {
		if (isReady) {
			add(draft.trim());
			setSent(sent + 1);
		}
		field.current?.focus();
	}
	function insert(text: string) {
		const { selectionStart = draft.length, selectionEnd = draft.length } =
			field.current ?? {};
		const [before, after] = [
			draft.slice(0, selectionStart),
			draft.slice(selectionEnd),
		];
		type(`${before}${text}${after}`.slice(0, messageLengthMax));
	}
	function press(event: KeyboardEvent) {
		const { key, shiftKey, nativeEvent } = event;
		// While characters are put together Enter chooses one.
		if (key !== "Enter" || shiftKey || nativeEvent.isComposing) return;
		if (matchMedia("(pointer: coarse)").matches) return;
		event.preventDefault();
		send();
	}
	return (
		<form
			{...sentByScript}
			className="composer rule-above"
			onSubmit={(event) => {
				event.preventDefault();
				send();
			}}
		>
			<ComposerPictures key={sent} outbox={outbox} onWaits={setWaits} />
			{beside?.({ ref: field, insert })}
			<label className="visually-hidden" htmlFor={id}>
				{t("field")}
			</label>
			<textarea
				id={id}
				ref={field}
				rows={1}
				value={draft}
				maxLength={messageLengthMax}
				placeholder={t("placeholder")}
				onChange={({ target }) => type(target.value)}
				onKeyDown={press}
			/>
			{draft.length > countedFrom && (
				<span className="soft size-small" role="status">
					{draft.length} / {messageLengthMax}
				</span>
			)}
			<button
				type="submit"
				className="send"
				aria-label={t("send")}
				aria-disabled={!isReady}
			>
				<Icon name="arrow-up" size={22} />
			</button>
		</form>
	);
}
