import Form from "next/form";
import { useLocale } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { getPathname } from "@/lib/i18n/navigation";

interface SearchFieldProps {
	/** The path that answers, without a language. */
	action: string;
	label: string;
	placeholder: string;
	submit: string;
	/** The words that are being looked for. */
	keyword?: string;
	maxLength: number;
	/** Hidden fields that go along. */
	children?: ReactNode;
}

/** Looks for words. Works without a script; wears `searchFieldCss` of its region. */
export function SearchField(props: SearchFieldProps) {
	const { action, label, placeholder, submit, keyword, maxLength } = props;
	return (
		<Form
			role="search"
			className="search-field flow gap-x2"
			aria-label={label}
			action={getPathname({ href: action, locale: useLocale() })}
		>
			{props.children}
			<input
				className="grow"
				key={keyword}
				type="search"
				name="keyword"
				required
				defaultValue={keyword}
				aria-label={label}
				placeholder={placeholder}
				maxLength={maxLength}
				enterKeyHint="search"
				autoComplete="off"
			/>
			<Button type="submit" kind="quiet" className="rigid" aria-label={submit}>
				<Icon name="search" size={20} />
			</Button>
		</Form>
	);
}
