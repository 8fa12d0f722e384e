"use client";

import { useTranslations } from "next-intl";
import { Button, LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { consolePaths } from "@/lib/routes/console-paths";

// messages: console.orders.print.*

interface PrintLinkProps {
	list: "picking" | "slips" | "labels";
	orderNos: string[];
}

/** A list for paper, in a window of its own; none where no order is chosen. */
export function PrintLink({ list, orderNos }: PrintLinkProps) {
	const t = useTranslations("console.orders.print");
	const words = (
		<>
			<Icon name="printer" size={18} />
			{t(list)}
		</>
	);
	if (orderNos.length === 0)
		return (
			<Button kind="quiet" disabled>
				{words}
			</Button>
		);
	return (
		<LinkButton
			kind="quiet"
			href={consolePaths.print(list, orderNos)}
			target="_blank"
		>
			{words}
		</LinkButton>
	);
}
