"use client";

import { useLocale, useTranslations } from "next-intl";
import { Fragment, useLayoutEffect, useRef } from "react";
import { SentPictures } from "@/components/platform/upload/sent-pictures";
import type { Message } from "@/gateway/contract/care/conversation";
import { formatDate, formatDay } from "@/lib/format/format-date";
import { ReportButton, type Reported } from "./report-button";
import { SubjectLine } from "./subject-card";
import type { Outbox, Waiting } from "./use-outbox";

interface MessageLogProps {
	label: string;
	/** Who the other side is, for whoever hears the messages. */
	nameOf: (message: Message) => string;
	isOwn: (message: Message) => boolean;
	messages: readonly Message[];
	waiting: readonly Waiting[];
	/** Of what waits. */
	outbox?: Pick<Outbox, "retry" | "takeBack">;
	hasEarlier: boolean;
	onEarlier?: () => void;
	/** Tells the operators of a message of the other side. */
	report?: (message: Message, reported: Reported) => Promise<unknown>;
}

/** What was said, the latest at the end and in sight, as long as nobody has scrolled away from it. */
export function MessageLog(props: MessageLogProps) {
	const { label, messages, waiting, hasEarlier, onEarlier } = props;
	const t = useTranslations("conversation");
	const locale = useLocale();
	const log = useRef<HTMLDivElement>(null);
	const isAtEnd = useRef(true);
	const last = `${messages.at(-1)?.id} ${waiting.at(-1)?.key}`;
	// biome-ignore lint/correctness/useExhaustiveDependencies: moves when something is added at the end.
	useLayoutEffect(() => {
		const { current } = log;
		if (current && (isAtEnd.current || waiting.length > 0))
			current.scrollTop = current.scrollHeight;
	}, [last]);
	const dayOf = (one: Message | undefined) => one && formatDay(one.at, locale);
	return (
		<div
			className="log"
			role="log"
			aria-label={label}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
			tabIndex={0}
			ref={log}
			onScroll={({
				currentTarget: { scrollTop, scrollHeight, clientHeight },
			}) => {
				isAtEnd.current = scrollHeight - scrollTop - clientHeight < 80;
			}}
		>
			{hasEarlier && (
				<button type="button" className="earlier as-link" onClick={onEarlier}>
					{t("earlier")}
				</button>
			)}
			{messages.map((one, at) => (
				<Fragment key={one.id}>
					{dayOf(one) !== dayOf(messages[at - 1]) && (
						<p className="day soft size-small">{dayOf(one)}</p>
					)}
					<Said {...props} message={one} />
				</Fragment>
			))}
			{waiting.map((one) => (
				<OnItsWay key={one.key} message={one} outbox={props.outbox} />
			))}
		</div>
	);
}

interface SaidProps
	extends Pick<MessageLogProps, "nameOf" | "isOwn" | "report"> {
	message: Message;
}

function Said({ message, nameOf, isOwn, report }: SaidProps) {
	const t = useTranslations("conversation");
	const locale = useLocale();
	const { at, text, images, subject } = message;
	const time = formatDate(new Date(at), locale, { timeStyle: "short" });
	return (
		<div className={isOwn(message) ? "said own" : "said"}>
			{subject && <SubjectLine subject={subject} />}
			<p className={text ? "bubble anywhere" : "visually-hidden"}>
				<span className="visually-hidden">{nameOf(message)}: </span>
				{text}
			</p>
			<Pictures paths={images} />
			<p className="soft size-small">
				{message.author && `${message.author} · `}
				<time dateTime={at}>{time}</time>
				{report && !isOwn(message) && (
					<>
						<span> · </span>
						<ReportButton
							about={text || t("picturesAlone")}
							send={(reported) => report(message, reported)}
						/>
					</>
				)}
			</p>
		</div>
	);
}

function Pictures({ paths }: { paths: readonly string[] }) {
	const t = useTranslations("conversation");
	const nameOf = (number: number) => t("picture", { number });
	return <SentPictures paths={paths} size={132} nameOf={nameOf} />;
}

interface OnItsWayProps {
	message: Waiting;
	outbox: MessageLogProps["outbox"];
}

function OnItsWay({ message, outbox }: OnItsWayProps) {
	const t = useTranslations("conversation");
	const { text, images, fault } = message;
	return (
		<div className="said own waiting">
			{text && <p className="bubble anywhere">{text}</p>}
			<Pictures paths={images} />
			{fault ? (
				<p className="row wraps gap-x2 size-small">
					<span className="bad">{fault}</span>
					<button type="button" className="as-link" onClick={outbox?.retry}>
						{t("retry")}
					</button>
					<button
						type="button"
						className="as-link"
						onClick={() => outbox?.takeBack(message)}
					>
						{t("takeBack")}
					</button>
				</p>
			) : (
				<p className="soft size-small">{t("sending")}</p>
			)}
		</div>
	);
}
