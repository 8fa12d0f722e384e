"use client";

import { useLocale } from "next-intl";
import {
	createContext,
	type FormEvent,
	type ReactNode,
	useContext,
	useState,
} from "react";
import { getPathname } from "@/lib/i18n/navigation";
import { useRouter } from "@/lib/i18n/use-router";
import { paths } from "@/lib/routes/paths";

/** Query of what a form's choices ask for; undefined until one is made. */
const Wanted = createContext<string | undefined>(undefined);

export function useWanted(): string | undefined {
	return useContext(Wanted);
}

function queryOf(form: HTMLFormElement): string {
	const query = new URLSearchParams();
	for (const [name, value] of new FormData(form))
		if (typeof value === "string" && value.trim()) query.append(name, value);
	return query.toString();
}

function closePopovers(form: HTMLFormElement) {
	for (const part of [form, ...form.querySelectorAll<HTMLElement>("[popover]")])
		part.hidePopover?.();
}

interface FilterFormProps {
	id: string;
	label: string;
	className?: string;
	children: ReactNode;
}

/**
 * A form that works by itself. The script leaves out what is empty, keeps the page and hands what is chosen to those
 * inside who count it. A popover on a phone; where its style shows it, it is simply there.
 */
export function FilterForm(props: FilterFormProps) {
	const { id, children } = props;
	const router = useRouter();
	const locale = useLocale();
	const [wanted, setWanted] = useState<string>();

	function show(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const form = event.currentTarget;
		const query = queryOf(form);
		closePopovers(form);
		router.push(`${paths.goodsList()}?${query}`);
		// This page may be kept for the way back: then it says what it shows, not what was wanted of it.
		form.reset();
		setWanted(undefined);
	}

	return (
		<Wanted value={wanted}>
			<form
				id={id}
				popover="auto"
				className={props.className}
				aria-label={props.label}
				autoComplete="off"
				action={getPathname({ href: paths.goodsList(), locale })}
				onChange={({ currentTarget }) => setWanted(queryOf(currentTarget))}
				onReset={() => setWanted(undefined)}
				onSubmit={show}
			>
				{children}
			</form>
		</Wanted>
	);
}
