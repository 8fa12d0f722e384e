"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import styled from "styled-components";
import { Icon } from "@/components/ui/icon";
import type { LinkScope } from "@/gateway/contract/identity/linking-terms";
import { scopeKeys } from "./scope-keys";

// messages: linkProgram.may.*
/** What a program may do once it is allowed, and what it never can. */
export function LinkTerms({ scopes }: { scopes: LinkScope[] }) {
	const t = useTranslations("linkProgram");
	const id = useId();
	const canPay = scopes.includes("dev.ucp.shopping.checkout:complete");
	return (
		<Frame className="stack gap-x3 full">
			<h2 id={id} className="size-reading strong">
				{t("mayTitle")}
			</h2>
			<ul aria-labelledby={id} className="stack gap-x2">
				{scopes.map((scope) => (
					<li key={scope} className="flow gap-x2">
						<Icon className="jade" name="check" size={22} />
						{t(`may.${scopeKeys[scope]}`)}
					</li>
				))}
			</ul>
			<p className="flow gap-x2 soft size-body">
				<Icon name="shield-check" size={22} />
				{t(canPay ? "neverCard" : "never")}
			</p>
		</Frame>
	);
}

const Frame = styled.div`
	text-align: start;
`;
