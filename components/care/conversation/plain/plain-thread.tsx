import { getTranslations } from "next-intl/server";
import { SentPictures } from "@/components/platform/upload/sent-pictures";
import type { Message, OwnThread } from "@/gateway/contract/care/conversation";
import type { Api } from "@/lib/api/api";
import { formatDate } from "@/lib/format/format-date";
import { currentLocale } from "@/lib/i18n/locale";
import { Link } from "@/lib/i18n/navigation";
import {
	accountPaths,
	type ConversationPlace,
} from "@/lib/routes/account-paths";
import { SubjectLine } from "../subject-card";
import { PlainForm } from "./plain-form";

interface PlainThreadProps {
	api: Api;
	place: ConversationPlace;
	read: (name: string) => string | undefined;
}

/** What was said, the latest at the end, above a form. */
export async function PlainThread({ api, place, read }: PlainThreadProps) {
	const t = await getTranslations("conversation");
	const before = Number(read("before")) || undefined;
	const thread = await api
		.get("/api/front/conversation/messages", { query: { ...place, before } })
		.catch(() => undefined);
	if (!thread) return <p className="bad">{t("plain.away")}</p>;
	const { merchant, list, hasMore, isOffered, subject } = thread;
	const here = accountPaths.conversation(place);
	const [first] = list;
	return (
		<>
			<Link className="target as-link" href={accountPaths.conversations()}>
				{t("back")}
			</Link>
			<h2 className="head-title">{merchant?.name ?? t("service")}</h2>
			{subject && <SubjectLine subject={subject} />}
			{hasMore && first && (
				<Link className="target as-link" href={`${here}&before=${first.id}`}>
					{t("earlier")}
				</Link>
			)}
			<ol className="stack gap-x4">
				{list.map((message) => (
					<PlainMessage key={message.id} message={message} thread={thread} />
				))}
			</ol>
			<Outcome sent={read("sent")} />
			{isOffered ? (
				<PlainForm place={place} thread={thread} />
			) : (
				<p className="soft">{t("notOffered")}</p>
			)}
			<Link className="target as-link" href={here}>
				{t("plain.refresh")}
			</Link>
		</>
	);
}

async function PlainMessage(props: { message: Message; thread: OwnThread }) {
	const { message, thread } = props;
	const { side, text, images, at, subject } = message;
	const t = await getTranslations("conversation");
	const moment = formatDate(new Date(at), await currentLocale(), {
		dateStyle: "medium",
		timeStyle: "short",
	});
	const other = (side === "merchant" && thread.merchant?.name) || t("service");
	return (
		<li className="stack gap-x1 rule-below">
			<p className="soft size-small">
				{side === "shopper" ? t("you") : other} ·{" "}
				<time dateTime={at}>{moment}</time>
			</p>
			{subject && <SubjectLine subject={subject} />}
			<p className="anywhere" style={{ whiteSpace: "pre-wrap" }}>
				{text}
			</p>
			<SentPictures
				paths={images}
				size={132}
				nameOf={(number) => t("picture", { number })}
			/>
		</li>
	);
}

/** How the form before ended. */
async function Outcome({ sent }: { sent: string | undefined }) {
	const t = await getTranslations("conversation.plain");
	if (sent === "yes")
		return (
			<p className="good" role="status">
				{t("sent")}
			</p>
		);
	if (sent !== "no") return null;
	return (
		<p className="bad" role="alert">
			{t("notSent")}
		</p>
	);
}
