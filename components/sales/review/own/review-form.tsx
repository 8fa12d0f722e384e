"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { sentByScript } from "@/lib/page-state/sent-by-script";
import type { Line } from "./bought-line";
import { bodyOf, emptyLine, isBegun, missingParts } from "./draft";
import { LineReview, partId } from "./line-review";
import { useReviewDraft } from "./use-review-draft";
import { useSendReviews } from "./use-send-reviews";
import { SendStyles } from "./write-styles";

interface ReviewFormProps {
	orderNo: string;
	/** Those that wait. */
	lines: Line[];
	/** What waits is no longer what stands here. */
	onChanged: () => void;
}

/** Stars, words and pictures, a line at a time; a line of which nothing is said can wait. */
export function ReviewForm({ orderNo, lines, onChanged }: ReviewFormProps) {
	const t = useTranslations("review.write");
	const { draft, change } = useReviewDraft(orderNo);
	const [isTried, setTried] = useState(false);
	const [waiting, setWaiting] = useState<readonly number[]>([]);
	const { send, isSending, fault } = useSendReviews(onChanged);
	const lineIds = lines.map(({ lineId }) => lineId);
	const isNothing = lineIds.every((id) => !isBegun(draft[id] ?? emptyLine));
	/** Of nothing at all, the first line is what is asked for. */
	const asked = (id: number) =>
		isBegun(draft[id] ?? emptyLine) || (isNothing && id === lineIds[0]);

	function submit(event: FormEvent) {
		event.preventDefault();
		setTried(true);
		const body = bodyOf(orderNo, lineIds, draft);
		if (body && waiting.length === 0) return void send(body);
		for (const id of lineIds.filter(asked)) {
			const [part] = missingParts(draft[id] ?? emptyLine);
			if (part) return document.getElementById(partId(id, part))?.focus();
		}
	}
	return (
		<form
			{...sentByScript}
			className="stack cols-1 gap-x4"
			noValidate
			onSubmit={submit}
		>
			{lines.map((line) => (
				<LineReview
					key={line.lineId}
					line={line}
					draft={draft[line.lineId] ?? emptyLine}
					missing={
						isTried && asked(line.lineId)
							? missingParts(draft[line.lineId] ?? emptyLine)
							: []
					}
					onChange={(part) => change(line.lineId, part)}
					onWait={(waits) =>
						setWaiting((known) => [
							...known.filter((id) => id !== line.lineId),
							...(waits ? [line.lineId] : []),
						])
					}
				/>
			))}
			<SendStyles className="stack gap-x2 to-start">
				<p role="alert" className="bad">
					{fault}
				</p>
				<p role="status">
					{isTried && waiting.length > 0 && t("picturesWait")}
				</p>
				<Button
					type="submit"
					kind="primary"
					aria-busy={isSending}
					aria-disabled={isSending}
				>
					{isSending ? t("sending") : t("send")}
				</Button>
			</SendStyles>
		</form>
	);
}
