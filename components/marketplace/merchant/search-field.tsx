import type { ReactNode } from "react";
import styled from "styled-components";
import { PageForm } from "@/components/layout/page-form";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";

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

/** Looks for words. Works without a script. */
export function SearchField(props: SearchFieldProps) {
	const { action, label, placeholder, submit, keyword, maxLength } = props;
	return (
		<SearchFieldStyles
			role="search"
			className="flow gap-x2"
			aria-label={label}
			action={action}
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
		</SearchFieldStyles>
	);
}

const SearchFieldStyles = styled(PageForm).attrs({
	className: "search-field",
})`
	input {
		${kit.textBox};
		text-overflow: ellipsis;
	}
	input::placeholder {
		color: ${theme.colour.inkSoft};
		opacity: 1;
	}
	.button {
		padding-inline: ${theme.space.x4};
	}
`;
