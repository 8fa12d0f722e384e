"use client";

import { useTranslations } from "next-intl";
import type { FormEventHandler, ReactNode, RefObject } from "react";
import styled from "styled-components";
import { buttonStyle } from "@/components/ui/button";
import { fieldStyle } from "@/components/ui/field-style";
import { Sheet } from "@/components/ui/sheet";
import type { User } from "@/gateway/contract/user";
import { theme } from "@/lib/theme/theme";

export interface DialogProps {
	user: User;
	isOpen: boolean;
	onOpenChange: (isOpen: boolean) => void;
	opener: RefObject<HTMLElement | null>;
}

interface DialogFormProps extends Omit<DialogProps, "user"> {
	title: string;
	onSubmit: FormEventHandler;
	/** What is wrong with the whole of it. */
	failure?: string;
	children: ReactNode;
}

/** A form in a dialog; the last thing in it is its one next step. */
export function DialogForm(props: DialogFormProps) {
	const { title, isOpen, onOpenChange, opener, onSubmit, failure, children } =
		props;
	const t = useTranslations("user.form");
	return (
		<Sheet
			isOpen={isOpen}
			onOpenChange={onOpenChange}
			title={title}
			closeLabel={t("close")}
			returnTo={opener}
		>
			<Form noValidate onSubmit={onSubmit}>
				{failure && (
					<p className="form-fault" role="alert">
						{failure}
					</p>
				)}
				{children}
			</Form>
		</Sheet>
	);
}

const Form = styled.form`
	display: grid;
	gap: ${theme.space.x4};

	.detail {
		color: ${theme.colour.inkSoft};
		text-wrap: pretty;
	}
	.country {
		display: flex;
		flex: none;
		align-items: center;
		gap: ${theme.space.x2};
		min-width: 104px;
		min-height: 44px;
		padding-inline: ${theme.space.x3};
		border: 1px solid ${theme.colour.inkSoft};
		border-radius: ${theme.radius.control};
	}
	.switch {
		justify-self: start;
		min-height: 44px;
		color: ${theme.colour.link};
		text-decoration: underline;
		text-underline-offset: 3px;
	}
	.danger {
		background: ${theme.colour.brand};
		color: ${theme.colour.onAccent};
	}
	${fieldStyle}
	${buttonStyle}
`;
