/** A drawn coat, 600 × 800, as the picture of the shared product. */
export const productPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 800" width="600" height="800">
<rect width="600" height="800" fill="#ece7e0"/>
<path d="M240 120 L180 160 L110 420 L160 440 L200 300 L190 700 L410 700 L400 300 L440 440 L490 420 L420 160 L360 120 Z" fill="#b58d5f"/>
<path d="M240 120 L300 330 L360 120 L330 105 L300 150 L270 105 Z" fill="#9a744a"/>
<path d="M300 330 L300 700" stroke="#85623c" stroke-width="3"/>
<rect x="193" y="395" width="214" height="26" fill="#85623c"/>
<rect x="285" y="388" width="36" height="40" fill="none" stroke="#5f452a" stroke-width="6"/>
</svg>`
