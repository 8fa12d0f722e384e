"use client";

import { useLocale, useTranslations } from "next-intl";
import styled from "styled-components";
import type { ListedStore } from "@/gateway/contract/delivery/store";
import { formatSlot } from "@/lib/format/format-slot";
import { theme } from "@/lib/theme/theme";

interface EarliestProps {
	store: Pick<ListedStore, "nextSlot" | "closure">;
	/** What "today" is counted from, in milliseconds. */
	at: number;
	/** Beside the place it is for. */
	isBrief?: boolean;
}

/** The earliest slot of a store; where it is closed the reason first. */
export function Earliest({ store, at, isBrief }: EarliestProps) {
	const t = useTranslations("delivery");
	const locale = useLocale();
	const { nextSlot, closure } = store;
	const slot = nextSlot && formatSlot(nextSlot, locale, at);
	if (closure)
		return (
			<>
				<Closure className="block">{closure}</Closure>{" "}
				{slot && <Slot className="slot">{t("earliest", { slot })}</Slot>}
			</>
		);
	if (!slot) return <Closure className="block">{t("full")}</Closure>;
	return (
		<Slot className="slot">{t(isBrief ? "fastest" : "arrives", { slot })}</Slot>
	);
}

const Closure = styled.span`
	color: ${theme.colour.ink};
`;

const Slot = styled.b`
	color: ${theme.colour.jadeDeep};
`;
