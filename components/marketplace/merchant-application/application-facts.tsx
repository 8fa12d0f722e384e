"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import type { Application } from "@/gateway/contract/marketplace/merchant-application";
import { formatDate } from "@/lib/format/format-date";

/** What was applied with. */
export function ApplicationFacts({
	application,
}: {
	application: Application;
}) {
	const t = useTranslations("application.fact");
	const locale = useLocale();
	const { companyName, realName, countryCode, phone, email } = application;
	const { category, type, appliedAt, answerBy, decidedAt } = application;
	const moment = (at: string) =>
		formatDate(new Date(at), locale, {
			dateStyle: "medium",
			timeStyle: "short",
		});
	return (
		<Facts>
			<Fact name={t("appliedAt")}>{moment(appliedAt)}</Fact>
			{decidedAt ? (
				<Fact name={t("decidedAt")}>{moment(decidedAt)}</Fact>
			) : (
				<Fact name={t("answerBy")}>{dayIn(answerBy, locale)}</Fact>
			)}
			<Fact name={t("companyName")}>{companyName}</Fact>
			<Fact name={t("realName")}>{realName}</Fact>
			<Fact name={t("category")}>{category?.name ?? t("none")}</Fact>
			<Fact name={t("type")}>{type.name}</Fact>
			<Fact name={t("phone")}>{`${countryCode} ${phone}`}</Fact>
			<Fact name={t("email")}>{email}</Fact>
		</Facts>
	);
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div>
			<dt className="note">{name}</dt>
			<dd className="anywhere">{children}</dd>
		</div>
	);
}

const Facts = styled.dl`
	${kit.grid({ all: 2, phone: 1 }, "x3", "x6")};
`;

/** A day of Hong Kong's calendar in words. */
export function dayIn(
	day: string,
	locale: Parameters<typeof formatDate>[1],
): string {
	const noon = new Date(`${day}T12:00:00+08:00`);
	return formatDate(noon, locale, { dateStyle: "long" });
}
