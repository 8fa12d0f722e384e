"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { TouristCard } from "@/components/identity/user/tourist-card";
import { useUser } from "@/components/identity/user/use-user";
import { ListFault } from "@/components/layout/list-fault";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { User } from "@/gateway/contract/identity/user";
import type { Application } from "@/gateway/contract/marketplace/merchant-application";
import { accountPaths } from "@/lib/routes/account-paths";
import { consolePaths } from "@/lib/routes/console-paths";
import { ApplicationCard } from "./application-card";
import { dayIn } from "./application-facts";
import { ApplicationForm } from "./application-form";
import { ApplicationStyles } from "./application-styles";
import { useApplications, useShopChoices } from "./use-applications";

/** Where a member applies for a shop of its own, or sees how that stands. */
export function Settle() {
	const { data, error, mutate } = useUser();
	const user = useLast(data);
	return (
		<ApplicationStyles className="stack cols-1 gap-x4">
			{user && <ForUser key={user.uid} user={user} />}
			{!user &&
				(error ? (
					<ListFault onRetry={() => void mutate()} />
				) : (
					<ListSkeleton height={160} />
				))}
		</ApplicationStyles>
	);
}

/** A session that ends in mid-sentence empties every answer; what was typed here is to stay. */
function useLast<Answer>(answer: Answer | undefined): Answer | undefined {
	const [last, setLast] = useState(answer);
	if (answer && answer !== last) setLast(answer);
	return answer ?? last;
}

function ForUser({ user }: { user: User }) {
	if (user.kind === "tourist") return <TouristCard user={user} />;
	if (user.scope.length > 0) return <HasShop />;
	return <Applying user={user} />;
}

function HasShop() {
	const t = useTranslations("application.own");
	return (
		<section className="card" aria-labelledby="own-shop">
			<h2 id="own-shop">{t("title")}</h2>
			<p className="soft">{t("detail")}</p>
			<p className="ways flow wraps gap-x3">
				<LinkButton kind="primary" href={consolePaths.page()}>
					{t("console")}
				</LinkButton>
				<RecordLink />
			</p>
		</section>
	);
}

function Applying({ user }: { user: User }) {
	const t = useTranslations("application");
	const { found: answered, error, ask } = useApplications();
	const found = useLast(answered);
	const { choices, error: fault, retry } = useShopChoices();
	if ((error && !found) || (fault && !choices))
		return (
			<ListFault
				onRetry={() => {
					void ask();
					retry();
				}}
			/>
		);
	if (!found || !choices) return <ListSkeleton height={160} />;
	const [latest] = found.list;
	if (latest && latest.state !== "rejected") return <Waiting latest={latest} />;
	return (
		<>
			{latest && <ApplicationCard application={latest} isBrief />}
			<section className="card form" aria-labelledby="apply">
				<h2 id="apply">{t(latest ? "form.againTitle" : "form.title")}</h2>
				<AnswerDay day={found.answerBy} />
				<ApplicationForm
					user={user}
					choices={choices}
					before={latest}
					onSent={() => ask()}
				/>
			</section>
			{latest && (
				<p className="ways flow wraps gap-x3">
					<RecordLink />
				</p>
			)}
		</>
	);
}

/** Once it is sent this is what there is to see: it says so to whoever does not see it. */
function Waiting({ latest }: { latest: Application }) {
	return (
		<>
			<div role="status">
				{latest.state === "pending" && (
					<AnswerDay day={latest.answerBy} isSent />
				)}
			</div>
			<ApplicationCard application={latest} />
			<p className="ways flow wraps gap-x3">
				<RecordLink />
			</p>
		</>
	);
}

function AnswerDay({ day, isSent }: { day: string; isSent?: boolean }) {
	const t = useTranslations("application.answer");
	const locale = useLocale();
	const values = { day: dayIn(day, locale) };
	return (
		<p className="answer flow at-start gap-x3 pad-x4">
			<Icon name={isSent ? "circle-check" : "calendar-days"} size={20} />
			<span>
				{isSent && <b className="block">{t("sent")}</b>}
				{t(isSent ? "after" : "before", values)}
			</span>
		</p>
	);
}

function RecordLink() {
	const t = useTranslations("application.record");
	return (
		<LinkButton kind="quiet" href={accountPaths.applicationRecord()}>
			{t("title")}
		</LinkButton>
	);
}
