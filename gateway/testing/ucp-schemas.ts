import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import Ajv from "ajv/dist/2020";
import addFormats from "ajv-formats";

/** The published schemas of the Universal Commerce Protocol, unchanged (see `ucp/LICENSE`). */
const folder = path.join(import.meta.dirname, "ucp");
const site = "https://ucp.dev/";

const ajv = addFormats(new Ajv({ strict: false, allErrors: true }));
for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }))
	if (file.endsWith(".json"))
		ajv.addSchema({
			...JSON.parse(readFileSync(path.join(folder, file), "utf8")),
			// Their own ids do not lead to each other.
			$id: site + file,
		});

/** Throws where a value is not of this shape, such as `shopping/cart.json`, or of none of several. */
export function expectSchema(value: unknown, ...shapes: string[]): void {
	const faults = shapes.map((shape) => {
		const validate = ajv.getSchema(`${site}schemas/${shape}`);
		if (!validate) throw new Error(`No schema is called ${shape}`);
		return validate(value) ? undefined : ajv.errorsText(validate.errors);
	});
	if (!faults.includes(undefined)) throw new Error(faults.join("\n"));
}
