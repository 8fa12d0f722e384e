"use client";

import { useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { TabLinks } from "@/components/identity/user/tab-links";
import { usePageOf } from "@/components/identity/user/use-page-of";
import { Table } from "@/components/layout/console/table";
import { PagedList } from "@/components/layout/paged-list";
import { useAccountList } from "@/components/layout/use-account-list";
import { EmptyState } from "@/components/ui/empty-state";
import type { StaffApplication } from "@/gateway/contract/marketplace/merchant-application-admin";
import {
	type ApplicationState,
	applicationStates,
} from "@/gateway/contract/marketplace/merchant-application-terms";
import { formatDate } from "@/lib/format/format-date";
import { consolePaths } from "@/lib/routes/console-paths";
import { wholeNumber } from "@/lib/routes/whole-number";
import { dayIn } from "./application-facts";
import { StaffApplicationDetail } from "./staff-application";
import { StaffLink } from "./staff-link";

const listName = "applications";
const perPage = 20;

const pathOf = (state: ApplicationState, page = 1) =>
	consolePaths.list(listName, {
		state: state === "pending" ? undefined : state,
		page: page > 1 ? page : undefined,
	});

// messages: application.state.*
// messages: console.applications.empty.*

/** What waits for an answer, and what was answered; one of them by the number in the address. */
export function StaffApplications() {
	const id = wholeNumber(useSearchParams().get("id"));
	return (
		<div className="stack cols-1 gap-x4">
			{id ? <StaffApplicationDetail key={id} id={id} /> : <States />}
		</div>
	);
}

function States() {
	const t = useTranslations();
	const { tab, page } = usePageOf("state", applicationStates);
	return (
		<>
			<TabLinks
				label={t("console.applications.tabs")}
				current={tab}
				tabs={applicationStates.map((name) => ({
					name,
					word: t(`application.state.${name}`),
					path: pathOf(name),
				}))}
			/>
			<List state={tab} page={page} />
		</>
	);
}

function List({ state, page }: { state: ApplicationState; page: number }) {
	const t = useTranslations("console.applications");
	const answer = useAccountList(["staff-applications", state, page], (api) =>
		api.get("/api/operator/application/list", {
			query: { state, page, limit: perPage },
		}),
	);
	return (
		<PagedList
			answer={answer}
			height={64}
			empty={
				<EmptyState
					picture="/pictures/empty-list.webp"
					title={t(`empty.${state}`)}
				/>
			}
			pathOf={(next) => pathOf(state, next)}
		>
			{(list, isStale) => <Applications list={list} isStale={isStale} />}
		</PagedList>
	);
}

interface ApplicationsProps {
	list: StaffApplication[];
	isStale: boolean;
}

function Applications({ list, isStale }: ApplicationsProps) {
	const t = useTranslations("application.fact");
	const title = useTranslations("console.page")("applications");
	const locale = useLocale();
	return (
		<Table
			isCards
			label={title}
			columns={[
				{ word: t("companyName"), kind: "wide" },
				t("realName"),
				t("category"),
				t("appliedAt"),
				t("answerBy"),
			]}
			isStale={isStale}
		>
			{list.map((one) => (
				<tr key={one.id}>
					<td className="wide">
						<StaffLink
							className="inline gap-x1"
							href={consolePaths.list(listName, { id: one.id })}
						>
							{one.companyName}
						</StaffLink>
					</td>
					<td>{one.realName}</td>
					<td className="tight">{one.category?.name ?? t("none")}</td>
					<td className="tight">
						{formatDate(new Date(one.appliedAt), locale, {
							dateStyle: "medium",
						})}
					</td>
					<td className="tight">{dayIn(one.answerBy, locale)}</td>
				</tr>
			))}
		</Table>
	);
}
