"use client";

import { useLocale } from "next-intl";
import type { ComponentProps, SubmitEvent } from "react";
import { getPathname } from "@/lib/i18n/navigation";
import { useRouter } from "@/lib/i18n/use-router";

interface PageFormProps extends Omit<ComponentProps<"form">, "action"> {
	/** The path of the page that answers, without a language. */
	action: string;
}

/**
 * A form that another page of the shop answers. Without a script browsers send it; with one that page opens in its place,
 * and what stands still of it is fetched as soon as somebody is in the form.
 */
export function PageForm({ action, onSubmit, ...rest }: PageFormProps) {
	const locale = useLocale();
	const { push, prefetch } = useRouter();

	function follow(event: SubmitEvent<HTMLFormElement>) {
		onSubmit?.(event);
		if (event.defaultPrevented) return;
		event.preventDefault();
		const query = new URLSearchParams();
		for (const [name, value] of new FormData(event.currentTarget))
			query.append(name, String(value));
		push(`${action}?${query}`);
	}

	return (
		<form
			action={getPathname({ href: action, locale })}
			onSubmit={follow}
			onFocus={() => prefetch(action)}
			{...rest}
		/>
	);
}
