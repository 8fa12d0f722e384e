"use client";

import { useLocale } from "next-intl";
import type { ComponentProps, MouseEvent } from "react";
import { useUser } from "@/components/identity/user/use-user";
import { browserApi } from "@/lib/api/browser";
import { describeFailure } from "@/lib/api/failure";
import { notify } from "@/lib/page-state/notice";

/** A link to a file for which whoever has a second factor proves it first: a browser that fetches asks nothing. */
export function ProvenLink({
	href = "",
	...rest
}: Omit<ComponentProps<"a">, "onClick">) {
	const locale = useLocale();
	const { data: user } = useUser();

	async function prove(event: MouseEvent) {
		if (user?.factor !== "proven") return;
		event.preventDefault();
		try {
			await browserApi(locale).post("/api/operator/second-factor/confirm");
			window.location.assign(href);
		} catch (error) {
			const { message } = describeFailure(error);
			if (message) notify(message, { isFault: true });
		}
	}
	return <a {...rest} href={href} onClick={(event) => void prove(event)} />;
}
