"use client";

import { useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { OperatorsOnly } from "@/components/console/operators-only";
import { Table } from "@/components/console/table";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination";
import { ListBones } from "@/components/user/list-bones";
import { ListFault } from "@/components/user/list-fault";
import { TabLinks } from "@/components/user/tab-links";
import { useAccountList } from "@/components/user/use-account-list";
import { usePageOf } from "@/components/user/use-page-of";
import {
	type ApplicationState,
	applicationStates,
} from "@/gateway/contract/application-terms";
import type { StaffApplication } from "@/gateway/contract/operator-application";
import { listStaffApplications } from "@/lib/api/operator-application";
import { formatDate } from "@/lib/format-date";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes";
import { wholeNumber } from "@/lib/whole-number";
import { dayIn } from "./application-facts";
import { StaffApplicationDetail } from "./staff-application";
import { StaffFrame } from "./staff-frame";

const room = "applications";
const perPage = 20;

const pathOf = (state: ApplicationState, page = 1) =>
	paths.consoleList(room, {
		state: state === "pending" ? undefined : state,
		page: page > 1 ? page : undefined,
	});

// messages: application.state.*
// messages: console.applications.empty.*

/** What waits for an answer, and what was answered; one of them by the number in the address. */
export function StaffApplications() {
	const id = wholeNumber(useSearchParams().get("id"));
	return (
		<OperatorsOnly>
			<StaffFrame>
				{id ? <StaffApplicationDetail key={id} id={id} /> : <States />}
			</StaffFrame>
		</OperatorsOnly>
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
	const { found, error, isStale, ask } = useAccountList(
		["staff-applications", state, page],
		(api) => listStaffApplications(api, { state, page, limit: perPage }),
	);
	if (error && (!found || isStale))
		return <ListFault onRetry={() => void ask()} />;
	if (!found) return <ListBones height={64} />;
	if (found.list.length === 0 && !isStale)
		return (
			<EmptyState
				picture="/pictures/empty-list.webp"
				title={t(`empty.${state}`)}
			/>
		);
	return (
		<>
			<Applications list={found.list} isStale={isStale} />
			<Pagination
				page={found.page}
				totalPage={found.totalPage}
				pathOf={(next) => pathOf(state, next)}
			/>
		</>
	);
}

interface ApplicationsProps {
	list: StaffApplication[];
	isStale: boolean;
}

function Applications({ list, isStale }: ApplicationsProps) {
	const t = useTranslations("application.fact");
	const title = useTranslations("console.room")("applications");
	const locale = useLocale();
	return (
		<Table
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
						<Link
							className="open"
							href={paths.consoleList(room, { id: one.id })}
							prefetch={false}
						>
							{one.companyName}
						</Link>
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
