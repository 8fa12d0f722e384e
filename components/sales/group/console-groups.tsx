"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import useSWR from "swr";
import { ConsolePage } from "@/components/layout/console/console-page";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { FailedState } from "@/components/ui/failed-state";
import type { StaffOffer } from "@/gateway/contract/sales/group-admin";
import { browserApi } from "@/lib/api/browser";
import { ConsoleOffers } from "./console-offers";
import { OfferForm } from "./offer-form";

const pageSize = 20;

/** Group offers of the own merchant, or of all: what they are, how their groups fare, and a form to keep them. */
export function ConsoleGroups() {
	const t = useTranslations("console.groups");
	const pages = useTranslations("console.page");
	const locale = useLocale();
	const [page, setPage] = useState(1);
	const [edited, setEdited] = useState<StaffOffer | "new">();
	const { data, error, mutate } = useSWR(
		["console", "groups", locale, page],
		() =>
			browserApi(locale).get("/api/operator/group/list", {
				query: { page, limit: pageSize },
			}),
		{ keepPreviousData: true, shouldRetryOnError: false },
	);

	function close() {
		setEdited(undefined);
		void mutate();
	}
	return (
		<ConsolePage
			title={pages("groups")}
			detail={t("detail")}
			actions={
				<Button kind="primary" onClick={() => setEdited("new")}>
					{t("new")}
				</Button>
			}
		>
			{edited && (
				<OfferForm
					key={edited === "new" ? "new" : edited.id}
					offer={edited === "new" ? undefined : edited}
					onDone={close}
				/>
			)}
			{error && !data && (
				<FailedState
					title={t("failed")}
					retryLabel={t("retry")}
					onRetry={() => void mutate()}
				/>
			)}
			{!data && !error && <div className="skeleton" style={{ height: 320 }} />}
			{data?.list.length === 0 && (
				<EmptyState picture="/pictures/empty-list.webp" title={t("empty")} />
			)}
			{data && data.list.length > 0 && (
				<ConsoleOffers
					offers={data.list}
					onEdit={setEdited}
					onEnded={() => void mutate()}
				/>
			)}
			{data && data.totalPage > 1 && (
				<Pages page={page} last={data.totalPage} onChoose={setPage} />
			)}
		</ConsolePage>
	);
}

interface PagesProps {
	page: number;
	last: number;
	onChoose: (page: number) => void;
}

function Pages({ page, last, onChoose }: PagesProps) {
	const t = useTranslations("layout.pagination");
	return (
		<nav className="flow wraps gap-x2" aria-label={t("label")}>
			<Button
				kind="quiet"
				disabled={page === 1}
				onClick={() => onChoose(page - 1)}
			>
				{t("previous")}
			</Button>
			<Button
				kind="quiet"
				disabled={page === last}
				onClick={() => onChoose(page + 1)}
			>
				{t("next")}
			</Button>
		</nav>
	);
}
