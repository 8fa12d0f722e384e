"use client";

import { useLocale, useTranslations } from "next-intl";
import styled from "styled-components";
import { Icon } from "@/components/ui/icon";
import { kit } from "@/components/ui/kit-css";
import { formatSlot } from "@/lib/format/format-slot";
import type { StoreNow } from "@/lib/location/use-stores-now";
import { theme } from "@/lib/theme/theme";

interface NextSlotProps {
	now?: StoreNow;
	/** Undefined as long as no place is chosen. */
	delivers?: boolean;
}

/** When the store could bring something, after the reason where it is closed; an empty line until that is known, and for who lives too far. */
export function NextSlot({ now, delivers }: NextSlotProps) {
	const t = useTranslations("stores.card");
	const locale = useLocale();
	if (!now || delivers === false) return <FactStyles className="next-slot" />;
	const { nextSlot, closure } = now.store;
	const earliest =
		nextSlot && t("nextSlot", { slot: formatSlot(nextSlot, locale, now.at) });
	return (
		<FactStyles
			className="next-slot strong"
			data-is-closed={closure !== null || undefined}
		>
			<Icon
				name={closure === null ? "calendar-clock" : "circle-alert"}
				size={18}
				className="soft"
			/>
			<span>
				{closure && <span className="block regular">{closure}</span>}
				{earliest ?? (closure ? "" : t("noSlot"))}
			</span>
		</FactStyles>
	);
}

/** A fact of a store behind its icon. What says when it could bring something keeps its line while that is unknown. */
export const FactStyles = styled.p`
	${kit.grid("18px minmax(0, 1fr)", "x2")};

	&.next-slot {
		min-height: calc(${theme.type.body} * ${theme.line.body});
	}
	&.next-slot[data-is-closed] {
		padding: ${theme.space.x2} ${theme.space.x3};
		border-radius: ${theme.radius.control};
		background: ${theme.colour.amberWash};
	}
`;
