"use client";

import { useTranslations } from "next-intl";
import styled from "styled-components";
import { refetchAccount } from "@/lib/session/account-answers";
import { ProofPanel } from "./proof-panel";

/** In the place of every page of the console, until the session has proven its factor. */
export function FactorDue() {
	const t = useTranslations("console.security.prove");
	return (
		<Frame className="card">
			<h1 className="head-heading">{t("title")}</h1>
			<p className="text-pretty">{t("due")}</p>
			<ProofPanel onProven={refetchAccount} />
		</Frame>
	);
}

const Frame = styled.section`
	max-width: 440px;
	margin-inline: auto;
`;
