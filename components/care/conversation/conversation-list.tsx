"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Count } from "@/components/layout/count";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import type { ConversationSummary } from "@/gateway/contract/care/conversation";
import { formatDate } from "@/lib/format/format-date";
import { Link } from "@/lib/i18n/navigation";

interface ConversationRowProps {
	conversation: ConversationSummary;
	name: string;
	href: string;
	isCurrent: boolean;
	/** Of shoppers as staff see them: a merchant's logo would be their own. */
	isStaff?: boolean;
	/** Below the last words. */
	children?: ReactNode;
}

/** One conversation in a list: with whom, the last words, and how many are unread. */
export function ConversationRow(props: ConversationRowProps) {
	const { conversation, name, href, isCurrent, isStaff, children } = props;
	const { merchant, text, unread, lastMessageAt } = conversation;
	const t = useTranslations("conversation");
	const locale = useLocale();
	const day = formatDate(new Date(lastMessageAt), locale, {
		month: "short",
		day: "numeric",
	});
	return (
		<li>
			<Link
				className="row gap-x3"
				href={href}
				scroll={false}
				aria-current={isCurrent ? "page" : undefined}
			>
				{merchant && !isStaff ? (
					<Picture className="rigid" source={merchant.logo} alt="" width={44} />
				) : (
					<span className="sign rigid">
						<Icon name={isStaff ? "circle-user-round" : "headset"} size={22} />
					</span>
				)}
				<span className="grow">
					<span className="flow gap-x2 apart">
						<b className="one-line">{name}</b>
						<time className="soft size-small rigid" dateTime={lastMessageAt}>
							{day}
						</time>
					</span>
					<span className="flow gap-x2 apart">
						<span className="soft one-line">{text || t("picturesAlone")}</span>
						{unread > 0 && (
							<Count>
								{unread}
								<span className="visually-hidden"> {t("unread")}</span>
							</Count>
						)}
					</span>
					{children}
				</span>
			</Link>
		</li>
	);
}
