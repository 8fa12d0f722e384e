"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import type { OwnThread } from "@/gateway/contract/care/conversation";
import { Link } from "@/lib/i18n/navigation";
import {
	accountPaths,
	type ConversationPlace,
} from "@/lib/routes/account-paths";
import { readConversationPlace } from "@/lib/routes/conversation-place";
import { paths } from "@/lib/routes/paths";
import { useSignedIn } from "@/lib/session/signed-in";
import { AnsweringNote } from "./answering-note";
import { ConversationStyles } from "./conversation-styles";
import { OwnList } from "./own-list";
import { ThreadView } from "./thread-view";
import type { ThreadCalls } from "./use-thread";

/** Undefined where none is open. */
function usePlace(): ConversationPlace | undefined {
	const query = useSearchParams();
	return readConversationPlace((name) => query.get(name));
}

/** A shopper's conversations beside the one that is open; on a phone one of both. */
export function Conversations() {
	const t = useTranslations("conversation");
	const place = usePlace();
	const uid = useKnownUid();
	return (
		<>
			<h1 className="visually-hidden">{t("title")}</h1>
			<ConversationStyles className={place ? "is-open" : undefined}>
				<div className="list">
					<header className="head row gap-x2 rule-below">
						<Link
							className="back"
							href={accountPaths.users()}
							aria-label={t("account")}
						>
							<Icon name="chevron-left" size={24} />
						</Link>
						<p className="head-title bold">{t("title")}</p>
					</header>
					<OwnList place={place} />
				</div>
				{place ? (
					<Own key={JSON.stringify([uid, place])} uid={uid} place={place} />
				) : (
					<p className="thread choose soft">{t("choose")}</p>
				)}
			</ConversationStyles>
		</>
	);
}

/** Also while a session is lost: what was typed stays until somebody signs in again. */
function useKnownUid(): number | undefined {
	const uid = useSignedIn()?.uid;
	const [known, setKnown] = useState(uid);
	if (uid && uid !== known) setKnown(uid);
	return known;
}

interface OwnProps {
	uid: number | undefined;
	place: ConversationPlace;
}

function Own({ uid, place }: OwnProps) {
	const t = useTranslations("conversation");
	const { merId } = place;
	const calls: ThreadCalls<OwnThread> = {
		name: `conversation-${uid}-${merId ?? 0}`,
		stream: "shopper",
		isOwn: ({ side }) => side === "shopper",
		read: (api, stretch) =>
			api.get("/api/front/conversation/messages", {
				query: { ...place, ...stretch },
			}),
		send: (api, { key, text, images }) =>
			api.post("/api/front/conversation/send", {
				body: { ...place, key, text, images },
			}),
		markRead: (api, id, upTo) =>
			api.post("/api/front/conversation/read/{id}", {
				params: { id },
				body: { upTo },
			}),
		report: (api, id, body) =>
			api.post("/api/front/conversation/report/{id}", {
				params: { id },
				body,
			}),
	};
	return (
		<ThreadView
			calls={calls}
			back={accountPaths.conversations()}
			titleOf={({ merchant }) => merchant?.name ?? t("service")}
			nameOf={({ side }, { merchant }) =>
				(side === "merchant" && merchant?.name) || t("service")
			}
			notice={({ answering }) => <AnsweringNote answering={answering} />}
			closed={({ merchant }) => (
				<p className="note soft text-centre">
					{t("notOffered")}{" "}
					<Link
						className="as-link"
						href={merchant ? paths.merchant(merchant.id) : paths.help()}
					>
						{t("otherWays")}
					</Link>
				</p>
			)}
		/>
	);
}
