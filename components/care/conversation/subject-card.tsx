"use client";

import { useTranslations } from "next-intl";
import { Picture } from "@/components/ui/picture";
import type { Subject } from "@/gateway/contract/care/conversation";
import { Link } from "@/lib/i18n/navigation";
import { formatPrice } from "@/lib/money/money";
import { accountPaths } from "@/lib/routes/account-paths";
import { consolePaths } from "@/lib/routes/console-paths";
import { paths } from "@/lib/routes/paths";

// messages: conversation.subject.*

/** Where a shopper finds it. */
function pathOf({ kind, no }: Subject): string {
	if (kind === "goods") return paths.goods(Number(no));
	return kind === "order" ? accountPaths.order(no) : accountPaths.refund(no);
}

/** Where staff find it: orders and refunds with the order. */
function staffPathOf({ orderNo, no }: Subject): string {
	return orderNo ? consolePaths.order(orderNo) : paths.goods(Number(no));
}

/** What a conversation is about, at its head. */
export function SubjectCard(props: { subject: Subject; isStaff?: boolean }) {
	const { subject, isStaff } = props;
	const t = useTranslations("conversation.subject");
	return (
		<Link
			className="subject row gap-x3 rule-below"
			href={isStaff ? staffPathOf(subject) : pathOf(subject)}
		>
			<Picture className="rigid" source={subject.image} alt="" width={48} />
			<span className="grow">
				<span className="soft size-small block">
					{t(subject.kind)}
					{subject.kind !== "goods" && ` ${subject.no}`}
				</span>
				<span className="one-line block">{subject.name}</span>
			</span>
			<b>{formatPrice(subject.amount)}</b>
		</Link>
	);
}

/** The same above a message with which it came up. */
export function SubjectLine({ subject }: { subject: Subject }) {
	const t = useTranslations("conversation.subject");
	return (
		<p className="soft size-small">
			{t(subject.kind)}: {subject.name}
		</p>
	);
}
