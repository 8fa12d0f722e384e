"use client";

import { createContext, useContext } from "react";

/** Of the form, so that the dialog and the page below it never share an id. */
export const FormId = createContext("");

export function useFieldId(name: string): string {
	return `${useContext(FormId)}${name}`;
}
