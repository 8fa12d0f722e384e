import { streetOf } from "./street-of";

test.each([
	["太古城，東區", "太古城"],
	["Taikoo Shing, Eastern", "Taikoo Shing"],
	["18 Taikoo Shing Rd, Tai Koo, Hong Kong", "18 Taikoo Shing Rd, Tai Koo"],
	["彌敦道，旺角，油尖旺區，九龍", "彌敦道，旺角"],
	["Sha Tin", "Sha Tin"],
	["香港太古城道18號", "香港太古城道18號"],
])("of %s the street's field takes %s", (description, street) => {
	expect(streetOf(description)).toBe(street);
});
