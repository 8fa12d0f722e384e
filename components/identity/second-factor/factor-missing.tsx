"use client";

import { useTranslations } from "next-intl";
import styled from "styled-components";
import { FactorsCard } from "./factors-card";

/** In the place of every page of the console, for an operator who must have a factor and has none. */
export function FactorMissing() {
	const t = useTranslations("console.security.missing");
	return (
		<Frame className="stack cols-1 gap-x4">
			<div>
				<h1 className="head-heading">{t("title")}</h1>
				<p className="soft text-pretty">{t("detail")}</p>
			</div>
			<FactorsCard />
		</Frame>
	);
}

const Frame = styled.div`
	max-width: 720px;
`;
